/** What the lab says in English. */

export const fragmentShader = 'Fragment shader';
export const sliderForm = 'uniform float a; // 0..1 = 0.5 Name';
/** The line below the program, between the names that are code. */
export const hint = {
  declared: 'Declared already: ',
  comma: ', ',
  output: ' and the output ',
  sliders: '. Write sliders of your own as ',
  end: '.',
};
export const parameters = 'Parameters';
export const beginning = 'Begin with';
export const own = 'your own';
export const sampleX = 'Sample x';
export const sampleY = 'Sample y';
export const titles = {
  gradient: 'Gradient',
  checker: 'Checkerboard',
  circle: 'Distance field of a circle',
  waves: 'Waves over time',
  blend: 'Blend modes',
  lighting: 'A lit sphere',
};
export const questions = {
  gradient: 'Where is it pure yellow (R 1, G 1, B 0)? Find the place with the pointer and the slider.',
  checker:
    'There are 8 cells, and yet more than 8 from left to right. Why? Change one line to have exactly 8 across as well.',
  circle:
    'Drag the edge width to its maximum: does the circle grow, or blur? Say so first, then look at the line with smoothstep.',
  waves: 'Play it and see which way the waves go. Which sign must change for them to run inward?',
  blend: 'At the same opacity, which of the four modes is brightest? Say so first, then compare.',
  lighting: 'Double the shininess: does the highlight grow or shrink? Does the side away from the light change?',
};
/** What the uniforms of the programs to begin with are called. */
export const sliders = {
  amount: 'Blue',
  cells: 'Cells',
  radius: 'Radius',
  edge: 'Edge width',
  speed: 'Speed',
  count: 'Waves',
  alpha: 'Source opacity',
  mode: 'Mode: 0 normal 1 add 2 multiply 3 screen',
  angle: 'Direction of light',
  shininess: 'Shininess',
};
export const noReason = 'The shader does not compile, and the driver does not say why';
export const comma = ', ';
export const ownShader = 'Your own shader';
export const isSet = (title: string, sliders: string) =>
  `${title}${sliders}. Press a point of the image to read its colour.`;
export const sliderIs = (label: string, value: number) => `, ${label} ${value}`;
export const failed = (errors: string) =>
  `It does not compile; the image is that of the last shader that did. ${errors}.`;
export const semicolon = '; ';
export const pixelAt = (x: string, y: string, color: string) => `At (${x}, ${y}): ${color}.`;
export const compiled = (title: string) => `${title}: compiled, drawing it now.`;
export const errorAt = (line: number, text: string) => `Line ${line}: ${text}`;
export const withDriver = (cause: string, text: string) => `${cause} (${text})`;
export const changeMore =
  'Change another line. Work out the colour of some point first, then point at it in the image: is it the same?';
export const it = 'it';
/** Causes of what drivers complain about; the name is what the complaint is about. */
export const causes = {
  undeclared: (name: string) => `${name} is not declared`,
  arguments: (name: string) => `${name} takes no arguments of these types`,
  redeclared: (name: string) => `${name} is declared twice`,
  conversion: (name: string) => `types differ, ${name} is not converted implicitly`,
  operands: () => 'the types on the two sides of the operator do not fit',
  assignment: () => 'the left side cannot be assigned to',
  dimensions: () => 'the two sides have different numbers of components',
  tooFew: () => 'the constructor gets too few components',
  tooMany: () => 'the constructor gets too many components',
  noComponent: () => 'there is no such component',
  noReturn: () => 'some path returns no value',
  noMain: () => 'there is no main function',
  syntax: () => 'a syntax error, most likely a missing semicolon or bracket',
};
