/** What an author is told when a server cannot listen: one line, what and how to mend it. */

const REASONS: Record<string, string> = {
  EADDRINUSE: '端口都被占用了。用 --port 换一个。',
  EACCES: '没有权限用这个端口。用 --port 换一个 1024 以上的。',
  EADDRNOTAVAIL: '这台机器没有这个地址。改 --host，或不写它。',
  EINVAL: '这台机器没有这个地址。改 --host，或不写它。',
  ENOTFOUND: '找不到这个主机名。改 --host，或不写它。',
  EAI_AGAIN: '找不到这个主机名。改 --host，或不写它。',
};

/** The line, or undefined when the error is of another kind. */
export function listenProblem(error: unknown): string | undefined {
  const {
    syscall,
    code = '',
    address,
    port,
    hostname,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    hostname?: string;
  };
  if (!['listen', 'getaddrinfo'].includes(syscall ?? '') || !Object.hasOwn(REASONS, code)) return undefined;
  return `不能在 ${hostname ?? `${address}:${port}`} 上打开网站：${REASONS[code]}`;
}
