import { expect, it } from 'vitest';
import { PdfWriter } from './pdf-writer.ts';
import { openBook } from './test-reader.ts';

it('has equal streams once, and says of each object where it lies', () => {
  const writer = new PdfWriter();
  const [one = 0, other, third = 0] = ['a', 'a', 'b'].map((text) =>
    writer.addStream(`<</Own (${text})>>`, Buffer.from(text)),
  );
  expect(other).toBe(one);
  expect(third).not.toBe(one);
  const many = Array.from({ length: 500 }, (_, index) => writer.add(`<</Number ${index}>>`));
  const root = writer.add('<</Type /Catalog>>');
  const book = openBook(writer.write(root, many[0] ?? 0));
  expect(book.root).toBe(root);
  expect(book.object(root)).toBe('<</Type /Catalog>>');
  expect(book.object(third)).toBe('<</Own (b)>>');
  expect(many.map((number) => book.object(number))).toEqual(many.map((_, index) => `<</Number ${index}>>`));
});
