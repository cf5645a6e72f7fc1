import { describe, expect, it, vi } from 'vitest';
import type { AskConfig, HostedSearch } from '../../shared/site.ts';
import type { LanguageModelApi } from './browser-model.ts';
import { chooseAnswerer } from './ladder.ts';

const algolia: HostedSearch = { appId: 'A', apiKey: 'k', indexName: 'n', hosts: ['https://a.example'] };
const everything: AskConfig = {
  enabled: true,
  browserModel: true,
  algolia: { assistantId: 'x', host: 'https://askai.example' },
  endpoint: { url: 'https://m.example/v1', model: 'm', needsKey: false },
};
const { algolia: _first, ...withoutAlgolia } = everything;
const { endpoint: _second, ...modelOnly } = withoutAlgolia;

const model = (availability: () => Promise<string>) =>
  ({ availability: vi.fn(availability), create: vi.fn() }) satisfies LanguageModelApi;
const chosen = async (ask: AskConfig, api?: LanguageModelApi, hosted: HostedSearch | undefined = algolia) => {
  const answerer = await chooseAnswerer(
    { ask, ...(hosted && { algolia: hosted }) },
    { readKey: () => null, model: api },
  );
  return answerer?.kind ?? null;
};
const available = () => model(() => Promise.resolve('available'));

describe('the ladder', () => {
  it('takes the first step that is there', async () => {
    expect(await chosen(everything, available())).toBe('algolia');
    expect(await chosen(withoutAlgolia, available())).toBe('endpoint');
    expect(await chosen(modelOnly, available())).toBe('browser');
    expect(await chosen(modelOnly)).toBeNull();
  });

  it('asks the browser’s model for Chinese in and out, and only when nothing is configured', async () => {
    const api = available();
    await chosen(withoutAlgolia, api);
    expect(api.availability).not.toHaveBeenCalled();
    await chosen(modelOnly, api);
    const chinese = [{ type: 'text', languages: ['zh'] }];
    expect(api.availability).toHaveBeenCalledWith({ expectedInputs: chinese, expectedOutputs: chinese });
  });

  it.each(['downloadable', 'downloading', 'unavailable', 'readily', ''])(
    'passes by a model that is %j',
    async (state) => {
      const api = model(() => Promise.resolve(state));
      expect(await chosen(modelOnly, api)).toBeNull();
      expect(api.create).not.toHaveBeenCalled();
    },
  );

  it('passes by a model that fails to say, and one that is switched off', async () => {
    expect(
      await chosen(
        modelOnly,
        model(() => Promise.reject(new Error('x'))),
      ),
    ).toBeNull();
    expect(await chosen({ ...modelOnly, browserModel: false }, available())).toBeNull();
  });
});
