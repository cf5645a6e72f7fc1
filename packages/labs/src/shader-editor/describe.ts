/** The lab in words. */
import { causeOf } from './causes.ts';
import { pixelText, readSliders, type ShaderError, valuesOf } from './source.ts';
import { presetOf, type ShaderState } from './state.ts';
import { words } from './words/lab.ts';

export const two = (value: number) => value.toFixed(2);

/** What the program is called. */
const titleOf = (code: string): string => {
  const preset = presetOf(code);
  return preset ? words.titles[preset] : words.ownShader;
};

/** What the card found; before that what is set. */
export function describe({ code, values, found }: ShaderState): string {
  if (!found) return words.isSet(titleOf(code), slidersText(code, values));
  if (found.errors.length > 0) return words.failed(found.errors.map(errorText).join(words.semicolon));
  const { pixel } = found;
  return pixel ? words.pixelAt(two(pixel.x), two(pixel.y), pixelText(pixel.rgba)) : words.compiled(titleOf(code));
}

function slidersText(code: string, values: ShaderState['values']): string {
  const sliders = readSliders(code);
  const set = valuesOf(sliders, values);
  return sliders.map(({ name, label }) => words.sliderIs(label, Number((set[name] ?? 0).toFixed(3)))).join('');
}

/** Where a mistake is and what it is; the driver's own words beside it. */
function errorText({ line, text }: ShaderError): string {
  const cause = causeOf(text);
  const said = cause ? words.withDriver(cause, text) : text;
  return line ? words.errorAt(line, said) : said;
}

export function question({ code }: ShaderState): string {
  const preset = presetOf(code);
  return preset ? words.questions[preset] : words.changeMore;
}
