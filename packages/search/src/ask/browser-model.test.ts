import { expect, it, vi } from 'vitest';
import { isAvailable } from './browser-model.ts';

const model = (availability: () => Promise<string>) => ({ availability: vi.fn(availability), create: vi.fn() });

it('is asked for Chinese in and out', async () => {
  const api = model(() => Promise.resolve('available'));
  expect(await isAvailable(api)).toBe(true);
  const chinese = [{ type: 'text', languages: ['zh'] }];
  expect(api.availability).toHaveBeenCalledWith({ expectedInputs: chinese, expectedOutputs: chinese });
});

it.each(['downloadable', 'downloading', 'unavailable', 'readily', ''])('is passed by when it is %j', async (state) => {
  const api = model(() => Promise.resolve(state));
  expect(await isAvailable(api)).toBe(false);
  expect(api.create).not.toHaveBeenCalled();
});

it('is passed by when it fails to say', async () => {
  expect(await isAvailable(model(() => Promise.reject(new Error('x'))))).toBe(false);
});
