declare module 'virtual:site-config' {
  import type { ShellConfig } from '../shared/site.ts';

  const config: ShellConfig;
  export default config;
}
