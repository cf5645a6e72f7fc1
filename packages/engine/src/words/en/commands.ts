/** The program's commands and options, in English. */

export const options = {
  content: { value: 'folder', help: 'Folder of the notes (default: content/)' },
  config: { value: 'file', help: 'Configuration of the site (default: site.config.ts)' },
  out: { value: 'folder', help: 'Folder to write the site to (default: dist/)' },
  cache: { value: 'folder', help: 'Folder of the cache (default: .cache/ beside the configuration)' },
  port: { value: 'port', help: 'Port; the next free one when it is taken (default: 3000)' },
  host: { value: 'address', help: 'Address to listen on (default: localhost)' },
  release: { help: 'Also write .br and .gz copies, as small as can be, for servers that send them (slow, but cached)' },
  'keep-going': { help: 'Write the pages that can be written in spite of errors (the exit code is still 1)' },
  without: {
    value: 'feature',
    help: 'Leave out the files of one feature this time, e.g. the index of search (faster while you look at pages; nothing is found on the site)',
  },
  write: { help: 'Make the changes that are shown (without it nothing is changed)' },
  undo: { help: 'Put back what the last --write has changed' },
  check: {
    value: 'old site',
    help: 'Compare with the site that the old engine has built, page by page: addresses, anchors, titles, order, text, pictures',
  },
  old: {
    value: 'old site',
    help: 'The site that the old engine has built: notes whose addresses differ keep the old ones',
  },
  directives: { help: 'Turn the other engine’s syntax into the directives of this one (only where it shows the same)' },
  images: { help: 'Download images of other sites into images/ of the notes’ folder' },
  json: { help: 'Print problems as JSON, for tools' },
  help: { help: 'Show this help' },
};
export const hostValue = 'host';
export const hostHelp = (hosts: string) => `Build as one host wants it: ${hosts}`;
export const start = 'Build what has changed, then open the site on this machine';
export const dev = 'Write and watch: open pages follow as soon as you save';
export const build = 'Build the notes into a static site';
export const buildDetail =
  'Only what has changed is built again; if a build fails or is stopped, the site that was there stays as it was.';
export const preview = 'Open the site that has been built';
export const check = 'Check the notes and the configuration, and list every problem';
export const newNote = 'Create a note';
export const newUsage = '<section/…/name>';
export const newDetail = 'For example: npx study-notes new programming/C++/basics/move-semantics';
export const migrate = 'Move a folder of another engine here';
export const migrateDetail =
  'Only shows what would change and how it compares; --write does it. What was there before is kept in .migrate/, and --undo puts it back. --check compares every page with the old site.';
export const internalError = (text: string | undefined) => `Internal error: ${text}
`;
export const unexpected = (name: string, word: string | undefined) =>
  `${name} does not know “${word}”. --help shows how it is used.`;
export const didYouMean = (near: string) => `Did you mean ${near}?`;
export const seeCommands = '--help lists all commands.';
export const unknownCommand = (name: string, hint: string) => `There is no command ${name}. ${hint}`;
export const programHelp = (rows: string) => `study-notes: makes a static site of Markdown notes

Usage: npx study-notes <command> [options]

Commands
${rows}

“npx study-notes <command> --help” lists the options of one command.
`;
export const commandHelp = (
  name: string,
  summary: string,
  usage: string,
  detail: string,
  options: string,
) => `${name}: ${summary}

Usage: npx study-notes ${name} ${usage}[options]
${detail}
Options
${options}
`;
export const noValue = (name: string) => `The option --${name} takes no value.`;
export const needsValue = (name: string) => `The option --${name} needs a value.`;
export const didYouMeanOption = (near: string) => `Did you mean --${near}?`;
export const seeOptions = '--help lists all options.';
export const unknownOption = (word: string, hint: string) => `There is no option ${word}. ${hint}`;
export const badPort = (text: string | undefined) => `The port “${text}” is not a whole number from 0 to 65535.`;
