import { expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

it.each([
  ["cd {{ '<名字>' }}", 'cd <名字>'],
  ['{{ "[\'\\u007b\\u007b\']" }}', "['{{']"],
  ['{{ $frontmatter.title }}、{{$frontmatter.none}}', '题、{{$frontmatter.none}}'],
  ['{{ count }} {{', '{{ count }} {{'],
])('shows %s as Vue does', (text, shown) => expect(interpolate(text, { title: '题' })).toBe(shown));
