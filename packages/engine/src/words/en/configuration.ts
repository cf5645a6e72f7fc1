/** What is wrong with a configuration, and how to mend it, in English. */

export const sidebarItem =
  "the id of a note, or one of { doc, label? }, { group, items, doc?, index?: { path, title?, description? }, collapsed? }, { folder }, { href: 'https://…', label }";
export const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  null: 'null',
  undefined: 'left out',
};
export const optionsBeside = (name: string) => `The options of “${name}” do not belong here.`;
export const optionsInside = (name: string) => `Write features: [${name}({ … })].`;
export const twoFeatures = (name: string) => `Two features are called “${name}”.`;
export const removeOrRename = 'Remove one, or give it another name.';
export const ownKey = (name: string) => `The feature’s name “${name}” is a key of the configuration itself.`;
export const giveName = 'Give it another name.';
export const unknownSidebar = (id: string) =>
  `No sidebar has the id “${id}”. (Can't find any sidebar with id "${id}" in version "current".)`;
export const availableSidebars = (ids: string) => `The sidebars are: ${ids}.`;
export const sidebarTwice = (key: string, value: string | undefined) =>
  `The ${key} “${value}” of a sidebar is used twice.`;
export const ownSidebar = 'Every sidebar needs an id and a folder of its own.';
export const tocLevels = (min: number, max: number) =>
  `“toc.min” should not be above “toc.max”, but they are ${min} and ${max}.`;
export const tocSwap = (max: number, min: number) => `Write min: ${max}, max: ${min}.`;
export const needsCurrent = '“versions” should contain "current".';
export const writeCurrent = "Write ['current'].";
export const removed = (field: string, what: string) => `Removed from “${field}”, since it is not allowed: ${what}.`;
export const allowedTags = 'Only a, b, strong, em, br, span and code can be used.';
export const filled = 'a text that is not empty';
export const link = 'an address that begins with https:// or /';
export const ownFile = 'a path that begins with /, from the static folder on';
export const serviceOrigin =
  'an address that begins with https://, with nothing but scheme and host; the host in full, without *';
export const folder = 'a folder inside the content folder, e.g. programming; . when all notes are in one section';
export const attributeName = 'the name of an attribute, of letters, digits, - and :, not beginning with on';
export const name = 'a name of letters, digits, - and _';
export const dataValue = 'an address with its host in full, without *';
export const origin =
  'an address with nothing but scheme and host, e.g. https://notes.example.com (the path goes into baseUrl)';
export const oneSlash = 'a path like / or /notes/, with one / at its beginning (// would begin a host)';
export const base = 'a path like / or /notes/';
export const level = 'a whole number from 2 to 6';
export const patternAddress = 'empty, or an address that begins with https://';
export const patternNames = 'a pattern of an address with {file}, {path} and {title} only';
export const noConfig = (file: string) => `There is no configuration ${file}.`;
export const createConfig =
  'Create it, beginning with export default { title: …, url: … }; or say where it is with --config.';
export const unreadable = 'The configuration cannot be opened.';
export const checkFile = 'See that it is a file that may be read.';
export const cannotRun = (text: string | undefined) => `The configuration cannot be run: ${text}`;
export const mendAndRetry = 'Mend this and try again; the configuration only has to export one object by default.';
export const notInstalled = (name: string) => `The configuration needs ${name}, which is not installed.`;
export const install = (name: string) => `npm install ${name}; or remove this entry.`;
export const componentName = 'the name of a component, which begins with a capital letter';
export const feature =
  'what a feature’s package gives, e.g. search(); one of your own needs name, module: import.meta.url and site';
export const url = 'the address of the site';
export const icp = 'the ICP filing number';
export const police = 'the public-security filing number';
export const hrefOf = (label: string) => `the address of “${label}”`;
export const addressIn = (call: string) => `the address in ${call}`;
export const reportUrl = 'the address for reports';
export const whole = 'The whole content';
export const missing = (subject: string) => `${subject} is missing.`;
export const expected = (subject: string, wanted: string, got: string) =>
  `${subject} should be ${wanted.trim().replace(/ {2,}/g, ' ')}, but is ${got}.`;
export const didYouMeanValue = (near: string) => `Did you mean "${near}"?`;
export const values = (known: string) => `It can be: ${known}.`;
export const atLeast = (limit: string) => `a number not below ${limit}`;
export const atMost = (limit: string) => `a number not above ${limit}`;
export const or = ' or ';
export const array = 'a list';
export const object = 'an object';
export const string = (text: string) => `the text ${text}`;
export const keys = (known: string) => `The keys are: ${known}.`;
export const unknownKey = (path: string) => `Unknown key “${path}”.`;
export const text = 'a text';
export const date = 'a date like 2025-01-31';
export const slashPath = 'a path that begins with /';
export const nameWithoutSlash = 'a text that is not empty and has no /';
