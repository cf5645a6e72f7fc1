import type { Runtime } from '../../packages/engine/src/shared/site.ts';

declare global {
  interface Window {
    __site: Runtime;
  }
}
