/** The lab in words. */
import { causeOf } from './causes.ts';
import { PRESETS } from './presets.ts';
import { pixelText, readSliders, type ShaderError, valuesOf } from './source.ts';
import { presetOf, type ShaderState } from './state.ts';

export const two = (value: number) => value.toFixed(2);

/** What the program is called. */
const titleOf = (code: string): string => {
  const preset = presetOf(code);
  return preset ? PRESETS[preset].title : '自己改的着色器';
};

/** What the card found; before that what is set. */
export function describe({ code, values, found }: ShaderState): string {
  if (!found) return `${titleOf(code)}${slidersText(code, values)}。按下图像上的一点，读出那里的颜色。`;
  if (found.errors.length > 0)
    return `编译出错，图像仍是上一个能用的着色器。${found.errors.map(errorText).join('；')}。`;
  const { pixel } = found;
  return pixel
    ? `(${two(pixel.x)}, ${two(pixel.y)}) 处：${pixelText(pixel.rgba)}。`
    : `${titleOf(code)}已经编译好，正在画。`;
}

function slidersText(code: string, values: ShaderState['values']): string {
  const sliders = readSliders(code);
  const set = valuesOf(sliders, values);
  return sliders.map(({ name, label }) => `，${label} ${Number((set[name] ?? 0).toFixed(3))}`).join('');
}

/** Where a mistake is and what it is; the driver's own words beside it. */
function errorText({ line, text }: ShaderError): string {
  const cause = causeOf(text);
  return `${line ? `第 ${line} 行：` : ''}${cause ? `${cause}（${text}）` : text}`;
}

export function question({ code }: ShaderState): string {
  const preset = presetOf(code);
  return preset ? PRESETS[preset].question : '再改一行。先算好某一点的颜色，再指着图像上那一点：一样吗？';
}
