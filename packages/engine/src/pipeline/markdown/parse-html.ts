/** The engine's HTML parser, so that features need not bring a second one. */
export { fromHtml as parseHtml } from 'hast-util-from-html';
