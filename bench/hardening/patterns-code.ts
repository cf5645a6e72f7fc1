/** Code: fences, their first lines, the marks in comments, grammars, included files, diagrams. */
import { fenced, fill, nest, numbered, type Pattern } from './make.ts';

export const CODE: Record<string, Pattern> = {
  fences: fill('```cpp run\nint a;\n```\n\n'),
  'fences with an output': fill('```cpp run\nint a;\n```\n\n```output\n1\n```\n\n'),
  'empty fences': fill('```\n```\n'),
  'open fences': fill('```cpp\n'),
  'one long fence': fenced('cpp snippet', fill('int a = 1; // 注释\n')),
  'one long line of code': fenced('cpp snippet', fill('int a; ')),
  'lines of one sign': fenced('', fill('a\n')),
  'numbered lines of code': fenced('cpp snippet showLineNumbers', fill('int a;\n')),
  'indented code': fill('    a\n'),
  'indented code apart': fill('    a\n\nb\n\n'),
  'fences in fences': (bytes) => {
    const count = Math.ceil(Math.sqrt(bytes));
    return Array.from({ length: count }, (_, i) => '`'.repeat(count - i + 3)).join('\n');
  },
  'fences of unknown languages': numbered((i) => `\`\`\`c${i}pp\na\n\`\`\`\n`),
  'a long name of a language': fill('x', '```', '\na\n```\n'),
  projects: numbered((i) => `\`\`\`cpp run project=a${i}\nint a;\n\`\`\`\n\n`),
  'fences of one project': numbered((i) => `\`\`\`cpp project=a title="${i}.h"\na\n\`\`\`\n\n`),
  'fences that include what is missing': fill('```cpp snippet file=./none.cpp\n```\n\n'),
  'ranges of lines': fill('1,', '```cpp snippet {', '2}\na\n```\n'),
  'long ranges of lines': fill('{1-100000}', '```cpp snippet ', '\na\n```\n'),
  'long ranges of many fences': fill('```cpp snippet {1-100000}\na\n```\n\n'),
  'open ranges of lines': fill('{', '```cpp snippet ', '\na\n```\n'),
  'unknown words': numbered((i) => `titl${i} `, '```cpp snippet ', '\na\n```\n'),
  'open quotes of a word': fill('title="a ', '```cpp snippet ', '\na\n```\n'),
  'quotes of a first line': fill('"', '```cpp snippet title=', '\na\n```\n'),
  'a long title of code': fill('a', '```cpp snippet title="', '"\na\n```\n'),
  'hidden parts': fenced('cpp snippet', fill('// hide-start\na\n// hide-end\nb\n')),
  'hidden parts that never end': fenced('cpp snippet', fill('// hide-start\n')),
  'marked lines': fenced('cpp snippet', fill('// highlight-next-line\na\n')),
  'marked parts': fenced('cpp snippet', fill('// highlight-start\na\n// highlight-end\n')),
  'changed lines': fenced('cpp snippet', fill('a // [!code ++]\nb // [!code --]\n')),
  'spaces in marked code': fenced('cpp snippet', fill(' ', '// hide-start\n// hide-end\na', 'b')),
  'spaces behind a comment': fenced('cpp snippet', fill(' ', '// hide-start\n// hide-end\na //', 'b')),
  'spaces before marked comments': fenced('cpp snippet', fill(' //', '// hide-start\n// hide-end\na', 'b')),
  'spaces in lines of marked code': fenced(
    'cpp snippet',
    fill(`a${' '.repeat(500)}b\n`, '// hide-start\n// hide-end\n'),
  ),
  'many small fences of a language each': numbered(
    (i) => `\`\`\`${['cpp', 'lua', 'js', 'py', 'yaml', 'html', 'bash', 'glsl'][i % 8]} unchecked="a"\na(b)\n\`\`\`\n\n`,
  ),
  'parentheses in C++': fenced('cpp snippet', fill('((((((((\n')),
  'angles in C++': fenced('cpp snippet', fill('template<a<b<c<\n')),
  'open strings of C++': fenced('cpp snippet', fill('"a\\\n')),
  'open comments of C++': fenced('cpp snippet', fill('/* a\n')),
  'raw strings of C++': fenced('cpp snippet', fill('R"a(\n')),
  'directives of C++': fenced('cpp snippet', fill('#define a \\\n')),
  'scopes of C++': fenced('cpp snippet', fill('a::b::c::d::\n')),
  'generics of C#': fenced('csharp snippet', fill('a<b<c<d\n')),
  'strings of C#': fenced('csharp snippet', fill('$"{a{b{"\n')),
  'brackets of Lua': fenced('lua snippet', fill('[==[ a\n')),
  'templates of JavaScript': fenced('js', fill('`${`${\n')),
  'expressions of JavaScript': fenced('js', fill('a = /b(c[d/\n')),
  'tags of TSX': fenced('tsx', fill('<a b={c}\n')),
  'tags of HTML code': fenced('html', fill('<a b="c\n')),
  'substitutions of Bash': fenced('bash', fill('$(a "$(b\n')),
  'strings of Python': fenced('python', fill('f"{a{b}" """\n')),
  'values of YAML code': fenced('yaml', fill('a: &b [c, {d: "\n')),
  'Markdown code': fenced('md', fill('**a _b* [c](d `e\n')),
  'braces of JSON': fenced('json', fill('{"a": [\n')),
  'rules of CSS': fenced('css', fill('a { b: url(c\n')),
  'strings of SQL': fenced('sql', fill("select 'a''b\n")),
  'attributes of Rust': fenced('rust', fill('#[a(b)] r#"\n')),
  'lines of a makefile': fenced('makefile', fill('a: $(b $(c\n')),
  'lines of CMake': fenced('cmake', fill('a(${b "\n')),
  'lines of a difference': fenced('diff', fill('+a\n-b\n')),
  'values of INI': fenced('ini', fill('[a]\nb=c\n')),
  shaders: fenced('glsl', fill('vec3 a(b(c(\n')),
  prompts: fenced('console', fill('$ ls\na\n')),

  'a flowchart': fenced(
    'mermaid alt="a"',
    numbered((i) => `n${i} --> n${i + 1}\n`, 'graph TD\n'),
  ),
  'a flowchart of a star': fenced(
    'mermaid alt="a"',
    numbered((i) => `n0 --> n${i}\n`, 'graph TD\n'),
  ),
  'a flowchart of all with all': fenced(
    'mermaid alt="a"',
    numbered((i) => ` & n${i}`, 'graph TD\na', ' --> b & c & d & e'),
  ),
  'products of a flowchart': fenced('mermaid alt="a"', (bytes) => {
    const side = numbered((i) => ` & n${i}`, 'a')(bytes / 2);
    return `graph TD\n${side} --> ${side.replaceAll('n', 'm')}`;
  }),
  'a chain of a flowchart': fenced(
    'mermaid alt="a"',
    numbered((i) => `--> n${i} `, 'graph TD\na '),
  ),
  'groups of a flowchart': fenced('mermaid alt="a"', nest('subgraph a\n', 'end\n', 'x --> y\n')),
  'headless groups': fenced('mermaid alt="a"', fill('subgraph a\n', 'graph TD\n')),
  'a long label of a node': fenced('mermaid alt="a"', fill('字', 'graph TD\na["', '"]')),
  'brackets of a node': fenced('mermaid alt="a"', fill('[', 'graph TD\na')),
  'quotes of a node': fenced('mermaid alt="a"', fill('"', 'graph TD\na[')),
  'semicolons of a flowchart': fenced('mermaid alt="a"', fill(';', 'graph TD\na')),
  'open text of an arrow': fenced('mermaid alt="a"', fill('-- a ', 'graph TD\na ')),
  'dashes of an arrow': fenced('mermaid alt="a"', fill('-', 'graph TD\na ')),
  'a sequence': fenced('mermaid alt="a"', fill('A->>B: c\n', 'sequenceDiagram\n')),
  'speakers of a sequence': fenced(
    'mermaid alt="a"',
    numbered((i) => `A${i}->>A${i + 1}: c\n`, 'sequenceDiagram\n'),
  ),
  'blocks of a sequence': fenced('mermaid alt="a"', nest('loop a\n', 'end\n', 'A->>B: c\n')),
  classes: fenced(
    'mermaid alt="a"',
    numbered((i) => `A${i} <|-- A${i + 1}\n`, 'classDiagram\n'),
  ),
  'members of a class': fenced('mermaid alt="a"', fill('  +a() int\n', 'classDiagram\nclass A {\n', '}\n')),
  states: fenced(
    'mermaid alt="a"',
    numbered((i) => `s${i} --> s${i + 1}\n`, 'stateDiagram-v2\n'),
  ),
  entities: fenced(
    'mermaid alt="a"',
    numbered((i) => `A${i} ||--o{ A${i + 1} : b\n`, 'erDiagram\n'),
  ),
  'a chart': fenced('mermaid alt="a"', fill('1, ', 'xychart-beta\nbar [', '1]')),
  'a chart of large numbers': fenced('mermaid alt="a"', fill('99999999, ', 'xychart-beta\nline [', '1]')),
  'many small flowcharts': fill('```mermaid alt="a"\ngraph TD\nA-->B\n```\n\n'),
  'many wrong flowcharts': fill('```mermaid alt="a"\ngraph TD\nA--\n```\n\n'),
  'directives of mermaid': fenced('mermaid alt="a"', fill('%%{\n', 'graph TD\n')),
  'descriptions of mermaid': fenced('mermaid alt="a"', fill('accDescr {\n', 'graph TD\n')),
  'blank lines of mermaid': fenced('mermaid alt="a"', fill('\n', 'graph TD\n', 'A-->B')),
  'a kind that is unknown': fenced('mermaid alt="a"', fill('x')),
  'a graph': fenced(
    'dot alt="a"',
    numbered((i) => `n${i} -> n${i + 1};\n`, 'digraph {\n', '}'),
  ),
  'a graph of a star': fenced(
    'dot alt="a"',
    numbered((i) => `a -> n${i};\n`, 'digraph {\n', '}'),
  ),
  'a graph of all with all': fenced('dot alt="a"', (bytes) => {
    const side = numbered((i) => `n${i} `)(bytes / 2);
    return `digraph { {${side}} -> {${side.replaceAll('n', 'm')}} }`;
  }),
  'nested groups of a graph': fenced('dot alt="a"', nest('subgraph cluster_a { ', '}', 'b -> c')),
  'a long label of a graph': fenced('dot alt="a"', fill('字', 'digraph { a [label="', '"] }')),
  'a table in a graph': fenced(
    'dot alt="a"',
    fill('<tr><td>b</td></tr>', 'digraph { a [label=<<table>', '</table>>] }'),
  ),
  'many small graphs': fill('```dot alt="a"\ndigraph { a -> b }\n```\n\n'),
  'many wrong graphs': fill('```dot alt="a"\ndigraph { a -> \n```\n\n'),
  'flowcharts as large as allowed': fill(drawing('graph TD', 78, (i) => `a --> n${i}`)),
  'chains of flowcharts as large as allowed': fill(drawing('graph LR', 78, (i) => `n${i} --> n${i + 1}`)),
  'crossing flowcharts as large as allowed': fill(drawing('graph TD', 120, (i) => `n${i % 11} --> m${(i * 7) % 12}`)),
  'sequences as large as allowed': fill(drawing('sequenceDiagram', 150, (i) => `A${i % 5}->>A${(i + 1) % 5}: c`)),
  'classes as large as allowed': fill(drawing('classDiagram', 78, (i) => `A${i} <|-- A${i + 1}`)),
  'states as large as allowed': fill(drawing('stateDiagram-v2', 78, (i) => `s${i} --> s${i + 1}`)),
  'entities as large as allowed': fill(drawing('erDiagram', 78, (i) => `A${i} ||--o{ A${i + 1} : b`)),
  'charts as large as allowed': fill(drawing('xychart-beta', 1, () => `bar [${'1, '.repeat(150)}1]`)),
  'graphs as large as allowed': fill(drawing('digraph {', 120, (i) => `n${i % 11} -> m${(i * 7) % 12};`, '}')),
  'a graph drawn by springs': fenced(
    'dot alt="a"',
    numbered((i) => `n${i} -- n${(i * 7) % 50};\n`, 'graph { layout=neato;\n', '}'),
  ),
};

/** One fence of a diagram with so many lines. */
function drawing(head: string, lines: number, make: (index: number) => string, tail = ''): string {
  const body = Array.from({ length: lines }, (_, index) => make(index)).join('\n');
  return `\`\`\`${tail ? 'dot' : 'mermaid'} alt="a"\n${head}\n${body}\n${tail}\n\`\`\`\n\n`;
}
