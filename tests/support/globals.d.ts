import type { Runtime } from '../../src/shared/site.ts';

declare global {
  interface Window {
    __site: Runtime;
  }
}
