import { describe, expect, it } from 'vitest';
import * as catalogue from './catalogue.ts';

describe('error catalogue', () => {
  it.each([
    [catalogue.routeContextMissing(), 'Unexpected: no Docusaurus route context found'],
    [catalogue.docsPluginMissing(), 'this plugin does not seem to be enabled'],
    [catalogue.noActiveDocs('/x'), 'Can\'t find active docs plugin for "/x" pathname'],
    [catalogue.unknownSidebar('otherSidbar'), 'Can\'t find any sidebar with id "otherSidbar"'],
    [catalogue.storageUnavailable(), 'browser storage is not available'],
    [catalogue.defaultExportMissing('search'), 'Page component lacks default export'],
    [catalogue.navbarItemFailed({ label: '坏' }, new Error('x')), 'A theme navbar item failed to render'],
  ])('words %s', (error, english) => {
    expect(error.message).toContain(english);
    expect(error.message).toMatch(/[\u4e00-\u9fff]/);
  });
});
