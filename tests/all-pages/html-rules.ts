/** html-validate's rules for the built pages; every exception has its reason. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The minifier writes what HTML allows: unquoted attributes, omitted end tags, lower-case doctype, raw characters.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Formulas and diagrams need style attributes; the one inline script is the boot, and the policy names its hash.
    'no-inline-style': 'off',
    'require-csp-nonce': 'off',
    'require-sri': 'off',
    // Titles name page and site; search engines cut them by themselves.
    'long-title': 'off',
    // The rule asks for a landmark's name to be unique even where one is hidden at every width.
    'unique-landmark': 'off',
    // The outline and a phone's folded outline are the same list; only one of them is ever shown.
    'no-dup-id': 'error',
    // Boxes that scroll sideways must take the focus, or the keyboard cannot scroll them (WCAG 2.1.1).
    'no-redundant-role': 'error',
    'prefer-native-element': 'off',
    // A list of classes may come from highlighting (`k`, `s`, `c` …).
    'class-pattern': 'off',
    'id-pattern': 'off',
    // Heading ids are the Chinese text.
    'valid-id': ['error', { relaxed: true }],
    // Coloured code is `<c-k>`, `<c-s>` …: valid custom elements, shorter than spans with classes.
    // MathML and SVG inside HTML are checked by the browser's parser, not by this rule's HTML tables.
    'no-unknown-elements': [
      'error',
      { exclude: ['/^m[a-z]+$/', '/^c-[a-z]$/', 'annotation', 'semantics', 'math', 'svg', 'path'] },
    ],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a document, one line for each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
  );
}
