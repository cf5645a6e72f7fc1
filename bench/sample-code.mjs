/** Code blocks of the generated notes: plausible lines with identifiers of their own. */
const NAMES =
  'node buffer index count offset texture vertex mesh handle queue worker cache entry state frame camera ray hit sample weight matrix vector shader program target source result total first last next previous value key size begin end'.split(
    ' ',
  );

const LINES = {
  cpp: [
    (n) => `  std::vector<${n.type}> ${n.a}(${n.number});`,
    (n) => `  for (std::size_t ${n.a} = 0; ${n.a} < ${n.b}.size(); ++${n.a}) {`,
    (n) => `    ${n.a}.push_back(${n.b}[${n.c}] * ${n.number}.0f);`,
    () => '  }',
    (n) => `  if (${n.a} == nullptr || ${n.b} < ${n.number}) return ${n.c};`,
    (n) => `  auto ${n.a} = std::make_unique<${n.type}>("${n.b}", ${n.number});`,
    (n) => `  // ${n.word}${n.word2}：${n.a} 与 ${n.b}`,
    (n) => `  const auto& ${n.a} = ${n.b}.at(${n.c});`,
  ],
  lua: [
    (n) => `local ${n.a} = { ${n.b} = ${n.number}, ${n.c} = "${n.word}" }`,
    (n) => `for ${n.a}, ${n.b} in pairs(${n.c}) do`,
    (n) => `  print(${n.a}, ${n.b} .. "${n.word}")`,
    () => 'end',
    (n) => `if ${n.a} > ${n.number} then return ${n.b} end`,
    (n) => `-- ${n.word}${n.word2}`,
    (n) => `function ${n.a}.${n.b}(${n.c}) return ${n.c} * ${n.number} end`,
  ],
  javascript: [
    (n) => `const ${n.a} = await ${n.b}.fetch('${n.c}/${n.number}');`,
    (n) => `for (const ${n.a} of ${n.b}.values()) {`,
    (n) => `  ${n.a}.set('${n.word}', ${n.b} + ${n.number});`,
    () => '}',
    (n) => `if (!${n.a}) throw new Error(\`${n.word}：\${${n.b}}\`);`,
    (n) => `// ${n.word}${n.word2}`,
    (n) => `const ${n.a} = ${n.b}.map((${n.c}) => ${n.c} * ${n.number});`,
  ],
};

/** One fenced block of 15 to 30 lines. */
export function codeBlock(random, words) {
  const language = random.pick(Object.keys(LINES));
  const lines = Array.from({ length: random.integer(15, 30) }, () =>
    random.pick(LINES[language])(names(random, words)),
  );
  return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}

function names(random, words) {
  const name = () => random.pick(NAMES) + (random.next() < 0.4 ? `_${random.pick(NAMES)}` : '');
  return {
    a: name(),
    b: name(),
    c: name(),
    type: random.pick(['Node', 'Mesh', 'float', 'Sample', 'std::string', 'Entry']),
    number: random.integer(2, 999),
    word: random.pick(words),
    word2: random.pick(words),
  };
}
