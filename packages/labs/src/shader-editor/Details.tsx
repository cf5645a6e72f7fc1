import type { LabProps } from '../define.ts';
import { CodeEditor } from '../kit/CodeEditor.tsx';
import type { ShaderAction } from './model.ts';
import { LONGEST, type ShaderOptions, type ShaderState } from './state.ts';
import { words } from './words/lab.ts';

/** The program, which compiles as one stops typing. */
export function Details({ state, dispatch }: LabProps<ShaderOptions, ShaderState, ShaderAction>) {
  return (
    <>
      <CodeEditor
        code={state.code}
        label={words.fragmentShader}
        language="GLSL"
        errorLine={state.found?.errors[0]?.line}
        longest={LONGEST}
        onChange={(code) => dispatch({ kind: 'edit', code })}
      />
      <p className="shader-editor-hint">
        {words.hint.declared}
        <code>vec2 resolution</code>
        {words.hint.comma}
        <code>float time</code>
        {words.hint.comma}
        <code>vec2 pointer</code>
        {words.hint.output}
        <code>vec4 color</code>
        {words.hint.sliders}
        <code>{words.sliderForm}</code>
        {words.hint.end}
      </p>
    </>
  );
}
