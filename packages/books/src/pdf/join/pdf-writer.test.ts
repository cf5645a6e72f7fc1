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
  // As many as a book of a thousand pages has.
  const many = Array.from({ length: 200_000 }, (_, index) => writer.add(`<</Number ${index}>>`));
  const root = writer.add('<</Type /Catalog>>');
  const book = openBook(writer.write(root, many[0] ?? 0));
  expect(book.root).toBe(root);
  expect(book.object(root)).toBe('<</Type /Catalog>>');
  expect(book.object(third)).toBe('<</Own (b)>>');
  for (const index of [0, 199, 200, 123_456]) expect(book.object(many[index] ?? 0)).toBe(`<</Number ${index}>>`);
});
