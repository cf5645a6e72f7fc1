/** Blocks of Python-Markdown that Markdown does not know. */
import { indentedBlocks } from '../kit/indented-blocks.ts';

/** `!!! note inline end "标题"`, `???+ tip` */
export const ADMONITION = /^(!!!|\?\?\?\+?)[ \t]+([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:"(.*)")?$/;
/** `=== "标题"`; `===!` begins a new set, `===+` is the open one. */
export const TAB = /^===([!+]*)[ \t]+"(.*)"$/;
/** `:   解释` below a term: the line's own content comes after the mark. */
export const DEFINITION = /^:$/;

export const SYNTAX = indentedBlocks({ '!': ADMONITION, '?': ADMONITION, '=': TAB }, ':');
