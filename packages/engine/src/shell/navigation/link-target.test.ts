import { describe, expect, it } from 'vitest';
import { isPlainClick, linkTarget } from './link-target.ts';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string, extra = {}) => ({ href, target: '', isDownload: false, isNative: false, ...extra });
const here = new URL('https://notes.example/编程语言/C++/?x=1#top');

describe('clicks', () => {
  it('serves the plain one', () => {
    expect(isPlainClick(click)).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'])('leaves one with %s alone', (key) => {
    expect(isPlainClick({ ...click, [key]: true })).toBe(false);
  });

  it('leaves the other buttons alone', () => {
    expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  });
});

describe('links', () => {
  it.each([
    ['/其他/intro', '/%E5%85%B6%E4%BB%96/intro'],
    ['../Lua/', '/%E7%BC%96%E7%A8%8B%E8%AF%AD%E8%A8%80/Lua/'],
    ['/a#小节', '/a'],
    ['/a.html', '/a.html'],
    ['/关于/Node.mjs入门', '/%E5%85%B3%E4%BA%8E/Node.mjs%E5%85%A5%E9%97%A8'],
    ['/发布/v1.2', '/%E5%8F%91%E5%B8%83/v1.2'],
  ])('serves %s', (href, pathname) => {
    expect(linkTarget(link(href), here, '/')?.pathname).toBe(pathname);
  });

  it.each([
    // Other places
    [link('https://else.example/a')],
    [link('mailto:a@b.example')],
    [link('http://[')],
    // Asked for by the author
    [link('/a', { target: '_blank' })],
    [link('/a', { isDownload: true })],
    [link('/a', { isNative: true })],
    // Places on this page
    [link('#x')],
    [link('/编程语言/C++/?x=1#other')],
    [link('/编程语言/C++/?x=2')],
    // Files
    [link('/a.md')],
    [link('/img/a.PNG')],
    [link('/assets/a')],
    [link('/data/a')],
    // Malformed
    [link('/%E0%A4%A')],
  ])('leaves %j to the browser', (foreign) => {
    expect(linkTarget(foreign, here, '/')).toBeNull();
  });

  it('leaves what lies outside the base to the browser', () => {
    const below = new URL('https://notes.example/笔记/a');
    expect(linkTarget(link('/笔记/b'), below, '/笔记/')).not.toBeNull();
    expect(linkTarget(link('/b'), below, '/笔记/')).toBeNull();
  });
});
