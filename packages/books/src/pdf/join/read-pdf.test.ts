import { expect, it } from 'vitest';
import { mapReferences, readPdf, references } from './read-pdf.ts';

it('tells references from texts that look like them', () => {
  const text = '<</Alt (see 12 0 R \\) and 3 0 R) /P 4 0 R /K [5 0 R <</Obj 10 0 R>>]>>';
  expect(references(text)).toEqual([4, 5, 10]);
  expect(mapReferences(text, (number) => number + 100)).toBe(
    '<</Alt (see 12 0 R \\) and 3 0 R) /P 104 0 R /K [105 0 R <</Obj 110 0 R>>]>>',
  );
});

it('says so when a file is no PDF of Chromium’s', () => {
  expect(() => readPdf(Buffer.from('%PDF-1.7 something else'))).toThrow('Chromium 换了写法');
});
