/** What the program says in Simplified Chinese. */

/** Title of the template's site. */
export const title = '我的笔记';
export const usage = `用法：npm create study-notes <文件夹> [-- --no-install]

  --no-install  不安装，只写文件
`;
export const noOption = (name) => `没有选项 ${name}。去掉它，再运行一次。`;
export const noValue = (name) => `选项 ${name} 不带值。写成 ${name}。`;
export const whichFolder = '要建在哪个文件夹？';
export const notEmpty = (folder) => `${folder} 里已经有文件，没有动它。换一个名字，或先清空它。`;
export const done = (folder) => `新的笔记站在 ${folder}。接下来：`;
