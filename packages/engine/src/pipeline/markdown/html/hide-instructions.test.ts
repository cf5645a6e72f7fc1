import { expect, it } from 'vitest';
import { hideInstructions } from './hide-instructions.ts';

it.each([
  ["<?php echo '>'; ?>字", "<?php echo ' '; ?>字"],
  ['a <![CDATA[>&<]]> b', 'a <?[CDATA[ &<]]> b'],
  ['<!-- <? --> > ?>', '<!-- <? --> > ?>'],
  ['<?php\n>\n', '<?php\n >'],
  ['a <? b > c', 'a <? b > c'],
  ['<b>', '<b>'],
])('makes %j to %j', (html, expected) => expect(hideInstructions(html)).toBe(expected));
