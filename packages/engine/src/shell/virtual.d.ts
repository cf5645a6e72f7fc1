declare module 'virtual:site-config' {
  import type { ShellConfig } from '../shared/site.ts';

  const config: ShellConfig;
  export default config;
}

declare module 'virtual:site-features' {
  import type { ShellFeature } from './shell-feature.ts';

  const features: readonly ShellFeature[];
  export default features;
}

/** Text of a style sheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** Address of a worker's script. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** Address of a chunk's own style sheet. */
declare module '*.css?url' {
  const address: string;
  export default address;
}
