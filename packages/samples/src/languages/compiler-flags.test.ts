import { describe, expect, it } from 'vitest';
import { badFlag } from './compiler-flags.ts';

describe('badFlag', () => {
  it.each([
    '-O2 -I/usr/include/eigen3',
    '-Werror=format -Wall -Wno-unused',
    '-fsanitize=undefined -fno-sanitize-recover=all',
    '-DNDEBUG -DX="a" -UY -g -pthread -std=c++23 -march=native -lm -I. -Isub/dir',
    '',
  ])('lets %j pass', (flags) => expect(badFlag(flags)).toBeUndefined());

  it.each([
    ['-O2 -o x', '-o', '产物的名字'],
    ['-ox', '-ox', '产物的名字'],
    ['-c', '-c', '产物'],
    ['-x c', '-x', '语言'],
    ['@/etc/passwd', '@/etc/passwd', '样例以外'],
    ['-include /etc/passwd', '-include', '样例以外'],
    ['-imacros /x', '-imacros', '样例以外'],
    ['-I/etc', '-I/etc', '样例以外'],
    ['-I../x', '-I../x', '样例以外'],
    ['-Ia/../../x', '-Ia/../../x', '样例以外'],
    ['-I/usr/include/../../etc', '-I/usr/include/../../etc', '样例以外'],
    ['-isystem /x', '-isystem', '样例以外'],
    ['-fplugin=/x.so', '-fplugin=/x.so', '编译器自己'],
    ['-specs=/x', '-specs=/x', '编译器自己'],
    ['-B/x', '-B/x', '编译器自己'],
    ['-wrapper a,b', '-wrapper', '编译器自己'],
    ['-Wl,-rpath,/x', '-Wl,-rpath,/x', '链接器'],
    ['-Wp,-MD,/x', '-Wp,-MD,/x', '链接器'],
    ['-fdump-tree-all=/x', '-fdump-tree-all=/x', '读写文件'],
    ['main.cpp', 'main.cpp', '不是编译器的参数'],
    ['--version', '--version', '不在可以用'],
  ])('names what is wrong with %j', (flags, flag, what) => {
    expect(badFlag(flags)).toEqual({ flag, what: expect.stringContaining(what) });
  });
});
