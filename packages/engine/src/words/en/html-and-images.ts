/** What is wrong with HTML and pictures in notes, in English. */

/** What to do instead of what is not allowed. */
export const tagFixes: Record<string, string> = {
  script: 'Pages run no scripts of notes: make what moves a lab, and put code into code blocks.',
  style: 'Remove it: the site decides on looks; emphasise with **bold**, <mark> or :::tip.',
  link: 'Remove it: the site decides on styles and fonts.',
  iframe:
    'Make it a link [title](address); keep video files beside the note and write <video src="./name.mp4" controls></video>.',
  object: 'Make it a link [title](./file); write pictures as ![what they show](./picture.svg).',
  embed: 'Make it a link [title](./file); write videos as <video src="./name.mp4" controls></video>.',
  form: 'Remove it: static pages receive no forms; what readers should try can be a lab.',
  input: 'Remove it: write things to do as - [ ] something; what readers should try can be a lab.',
  select: 'Remove it; what readers should try can be a lab.',
  textarea: 'Remove it; what readers should try can be a lab.',
  button: 'Remove it; what readers should try can be a lab, and <details> folds text.',
  svg: 'Keep the picture in an .svg file beside the note, and write ![what it shows](./picture.svg).',
  math: 'Write formulas as $…$.',
  canvas: 'Make it a lab.',
  h1: 'A page has one heading of level one: write # title, or use <h2>.',
  font: 'Remove it; emphasise with **bold** or <mark>.',
  big: 'Remove it; emphasise with **bold** or <mark>.',
  strike: 'Write ~~struck through~~.',
  tt: 'Write `code`.',
  section: 'Make it a <div>, or write a heading.',
  article: 'Make it a <div>, or write a heading.',
  title: 'Write the title as title: at the top of the note.',
  meta: 'Remove it; write description: and keywords: at the top of the note.',
  center: 'Remove it; tables are aligned by the line |:-:|.',
};
/** Mistakes in SVG source as the parser names them. */
export const mistakes: Record<string, string> = {
  'duplicate-attribute': 'an attribute is written twice',
  'eof-in-tag': 'the file ends inside of a tag',
  'eof-in-comment': 'a comment has no end',
  'eof-in-cdata': 'CDATA has no end',
  'end-tag-without-matching-open-element': 'an end tag has no start tag',
  'closing-of-element-with-open-child-elements': 'an element inside has no end yet',
  'missing-attribute-value': 'an attribute has no value',
  'missing-end-tag-name': 'an end tag has no name',
  'missing-semicolon-after-character-reference': 'a character reference (&…;) lacks its semicolon',
  'missing-whitespace-between-attributes': 'a space is missing between two attributes',
  'unexpected-character-in-attribute-name':
    'the name of an attribute has a wrong character; probably a quote is missing before it',
  'unexpected-character-in-unquoted-attribute-value': 'the value of an attribute has no quotes',
  'unexpected-equals-sign-before-attribute-name': 'there is an equals sign too many',
  'unexpected-null-character': 'there is a null character; the file may be damaged',
  'unknown-named-character-reference': 'a character reference (&…;) is unknown',
};
export const closeComment = 'Add -->; a comment with empty lines must begin its paragraph with <!--.';
export const openComment = 'A comment has no end.';
export const openTag = 'This HTML tag is unfinished: > is missing.';
export const closeTag = 'Add >; for a less-than sign write `<` (in backquotes).';
export const tagNotAllowed = (tag: string) => `The tag <${tag}> is not allowed.`;
export const inBackquotes = (tag: string) => `Code goes into backquotes: \`…<${tag}>\`.`;
export const didYouMeanTag = (near: string, otherwise: string) => `Did you mean <${near}>? ${otherwise}`;
export const otherwiseRemove = (otherwise: string) => `${otherwise} Otherwise remove it, and use Markdown.`;
export const writeImg = 'Write <img src="./picture.png" alt="what is in the picture">.';
export const imgSrc = '<img> has no src.';
export const imgAlt = '<img> has no alternative text.';
export const handler = (name: string) => `The attribute ${name} is not allowed: pages run no scripts of notes.`;
export const removeHandler = 'Remove it; make what moves a lab.';
export const removeStyle =
  'Remove it: align tables with align="center" or |:-:|, emphasise with <mark> or :::tip, and write a class for all else.';
export const styleRemoved = 'The attribute style was removed: the site decides on looks.';
export const idTaken = (id: string) => `The id “${id}” is used by the site.`;
export const otherHtmlId = (id: string) => `Take another one, e.g. “${id}-1”.`;
export const didYouMeanAttribute = (near: string) => `Did you mean ${near}?`;
export const removeIt = 'Remove it.';
export const attributeRemoved = (tag: string, name: string) => `The attribute ${name} of <${tag}> was removed.`;
export const schemeNotAllowed = (scheme: string) => `Addresses that begin with ${scheme}: are not allowed.`;
export const dataAsFile = 'Keep the content in a file beside the note, and write ./name.';
export const realAddress = 'Write a real address; make what moves a lab.';
export const deepHtml = (tag: string) => `HTML is nested too deeply; from this <${tag}> on it is shown as text.`;
export const endEarlier = 'End the tags before it, and nest less deeply.';
export const noEndTag = (tag: string) => `<${tag}> has no end.`;
export const writeEndTag = (tag: string) => `Write </${tag}> after what it holds.`;
export const noStartTag = (tag: string) => `There is no <${tag}> before </${tag}>.`;
export const removeOrStart = 'Remove it, or add the tag that begins it.';
export const tagAsLink = (address: string) => `<${address}> will be taken for a link.`;
export const linkInBackquotes = (address: string) => `Code goes into backquotes: \`…<${address}>\`.`;
export const dataAddress = (shown: string) => `The content of the file is written into its address (${shown}).`;
export const foreignFile = (shown: string) => `“${shown}” is not on this site.`;
export const saveBeside = 'Keep it in a file beside the note, and write ./name.';
export const downloadBeside = (name: string) =>
  `Download it to the folder of the note and write ./${name}: when the other site is slow or moves, the picture is gone, and it learns who is reading.`;
export const fileName = 'name';
export const notShown = (url: string) => `“${url}” is no picture that can be shown, or the file is damaged.`;
export const imageKinds = 'Use png, jpg, webp, avif, gif or svg; write other files as links [text](./file).';
export const notMedia = (url: string) =>
  `“${url}” is no picture, video or sound that can be shown, or its content does not fit its ending.`;
export const mediaKinds =
  'Use png, jpg, webp, avif, gif, svg, mp4, webm or mp3; write other files as links [text](./file).';
export const didYouMeanFile = (folder: string, name: string) => `Did you mean “${folder}${name}”?`;
export const staticPaths =
  'Paths that begin with / start at the static folder; files beside the note are written ./name.';
export const notePaths = 'Paths begin at the folder of this note; put the file beside the note, or correct the path.';
export const noSuchFile = (url: string) => `The file “${url}” does not exist.`;
export const noFileAddress = 'The address of a file is missing.';
export const noImageAlt = (url: string) => `The picture “${url}” has no alternative text.`;
export const writeImageAlt = (url: string) => `Say what it shows: ![what it shows](${url}).`;
export const svgProblem = (url: string, problem: string) => `“${url}” ${problem}.`;
export const notSvg = (reason: string) => `is not a correct SVG: ${reason}`;
export const exportAgain = 'Export it again from the drawing program, or mend this.';
export const size = 'width height';
export const noViewBox = 'has no correct viewBox, so it cannot be scaled';
export const writeViewBox = (size: string) => `Write viewBox="0 0 ${size}" on <svg>.`;
export const deepSvg = 'its elements are nested too deeply';
export const atPlace = (line: number | undefined, column: number | undefined, reason: string) =>
  `at line ${line}, column ${column} ${reason}`;
export const notOneSvg = 'what is outermost is not one <svg>';
export const openElement = (line: number, column: number, tag: string) =>
  `the <${tag}> at line ${line}, column ${column} has no end`;
export const elementNotAllowed = (tag: string) => `has <${tag}>, which is not allowed`;
export const writeText = 'Write text with <text> and <tspan>.';
export const stillPicture = 'Make what moves a lab; an SVG shows one still picture.';
export const linkOutside = 'Remove <a>, and put the link into the text of the note.';
export const shapesOnly = 'Remove it; use only shapes, text and gradients.';
export const bad = (what: string) => `has an attribute it should not: ${what}`;
export const ownIds = 'Refer only to #ids of the picture itself; images and fonts cannot come from elsewhere.';
export const attribute = (name: string) => `the attribute ${name}`;
export const attributeNotAllowed = (what: string) => `has ${what}, which is not allowed`;
export const removeMoving = 'Remove it; make pictures that move a lab.';
export const unknownAttribute = (name: string) => `has an unknown attribute ${name}, which was removed`;
export const checkSpelling = 'Check the spelling, or remove it.';
export const leadsOut = (target: string) => `leads outside of the picture: ${target}`;
export const notSvgItself = (reason: string) => `it is not a correct SVG: ${reason}`;
export const otherMistake = (code: string | undefined) => `there is a mistake (${code})`;
export const simpleRules =
  'Pages can have no style sheets: only rules like .class{…}, tag{…}, tag.class{…} are possible; make the rest attributes of the elements.';
export const badRule = (shown: string) => `has a rule “${shown}” in <style> that cannot be used`;
export const notInSvg = 'cannot be used in an SVG';
export const badStyle = (name: string, value: string, reason: string) => `has a style ${name}:${value} that ${reason}`;
export const otherStyle = 'Remove it, or use colours, line widths, fonts and the like.';
export const backslash = 'contains a backslash';
export const badFunction = (name: string) => `uses ${name}(), which is not allowed`;
export const openUrl = 'has an unfinished url()';
