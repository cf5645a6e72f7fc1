import { afterEach, expect, it, vi } from 'vitest';
import { watchPendingClick } from './pending-click.ts';

afterEach(() => vi.unstubAllGlobals());

const control = (isConnected = true) => ({
  isConnected,
  dataset: { action: 'fold' },
  click: vi.fn(),
  removeAttribute: vi.fn(),
});

function stubPage(missed: unknown, controls: unknown[]) {
  vi.stubGlobal('window', { __click: missed });
  vi.stubGlobal('document', { querySelectorAll: () => controls });
}

it('plays the missed click once', () => {
  const missed = control();
  stubPage(missed, [missed]);
  const replay = watchPendingClick();
  replay();
  replay();
  expect(missed.click).toHaveBeenCalledOnce();
  expect(missed.removeAttribute).toHaveBeenCalledWith('aria-busy');
});

it('plays a click that came while React was taking over', () => {
  const missed = control();
  stubPage(null, [missed]);
  const replay = watchPendingClick();
  window.__click = missed as unknown as HTMLElement;
  replay();
  expect(missed.click).toHaveBeenCalledOnce();
});

it('finds the control again when React made it anew', () => {
  const missed = control();
  const before = [control(), missed];
  stubPage(missed, before);
  const replay = watchPendingClick();
  missed.isConnected = false;
  const after = [control(), control()];
  vi.stubGlobal('document', { querySelectorAll: () => after });
  replay();
  expect(after[1]?.click).toHaveBeenCalledOnce();
  expect(missed.click).not.toHaveBeenCalled();
});
