import type { LabProps } from '../define.ts';
import { CodeEditor } from '../kit/CodeEditor.tsx';
import type { ShaderAction } from './model.ts';
import { LONGEST, type ShaderOptions, type ShaderState } from './state.ts';

const SLIDER_FORM = 'uniform float a; // 0..1 = 0.5 名字';

/** The program, which compiles as one stops typing. */
export function Details({ state, dispatch }: LabProps<ShaderOptions, ShaderState, ShaderAction>) {
  return (
    <>
      <CodeEditor
        code={state.code}
        label="片段着色器"
        language="GLSL"
        errorLine={state.found?.errors[0]?.line}
        longest={LONGEST}
        onChange={(code) => dispatch({ kind: 'edit', code })}
      />
      <p className="shader-editor-hint">
        已经声明好的：<code>vec2 resolution</code>、<code>float time</code>、<code>vec2 pointer</code> 和输出{' '}
        <code>vec4 color</code>
        。自己的滑块写成 <code>{SLIDER_FORM}</code>。
      </p>
    </>
  );
}
