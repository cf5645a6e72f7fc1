/** What the program says in English. */

export const title = 'My notes';
export const usage = `Usage: npm create study-notes <folder> [-- --no-install]

  --no-install  do not install, only write the files
`;
export const noOption = (name) => `There is no option ${name}. Leave it out, and run this again.`;
export const noValue = (name) => `The option ${name} takes no value. Write ${name}.`;
export const whichFolder = 'In which folder?';
export const notEmpty = (folder) => `${folder} holds files and was left alone. Take another name, or empty it first.`;
export const done = (folder) => `The new site of notes is in ${folder}. Next:`;
