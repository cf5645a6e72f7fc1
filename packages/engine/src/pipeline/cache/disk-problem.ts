/** Messages for authors when the disk fails: one line, what is wrong and how to fix it. */

const REASONS: Record<string, [what: string, fix: string]> = {
  ENOSPC: ['磁盘满了', '腾出空间'],
  EDQUOT: ['磁盘的配额用完了', '腾出空间'],
  EFBIG: ['文件超过了系统允许的大小', '放宽限制（ulimit -f）'],
  EROFS: ['那里是只读的', '换一个能写的目录'],
  EACCES: ['没有权限', '改好权限，或换一个能写的目录'],
  EPERM: ['系统不允许', '改好权限，或换一个能写的目录'],
  EIO: ['磁盘出错', '检查磁盘，或换一块'],
  EMFILE: ['打开的文件太多', '放宽限制（ulimit -n）'],
  ENFILE: ['打开的文件太多', '关掉别的程序'],
  ENOTDIR: ['路径中间有一个是文件，不是目录', '移开那个文件'],
  EISDIR: ['那里是一个目录，不是文件', '移开那个目录'],
  EEXIST: ['那里已经有一个文件', '移开那个文件'],
};

/** The line, or undefined when the error is of another kind. Errors of other threads and processes have only their message. */
export function diskProblem(error: unknown): string | undefined {
  const { message, path } = error as NodeJS.ErrnoException;
  const code = /^(E[A-Z]+): /.exec(message ?? '')?.[1] ?? '';
  if (!Object.hasOwn(REASONS, code)) return undefined;
  const [what, fix] = REASONS[code] as [string, string];
  const place = path ?? /'([^']+)'/.exec(message)?.[1];
  return `${place ? `不能读写 ${place}：` : '写不进去：'}${what}。${fix}后再来；也可以用 --cache、--out 换到别处。原来的网站没有动。`;
}
