/** Shaders to begin with. */
import { words } from './words/lab.ts';

export const PRESET_NAMES = ['gradient', 'checker', 'circle', 'waves', 'blend', 'lighting'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Their texts, which name their sliders in the site's language. */
export const PRESETS: Record<PresetName, () => string> = {
  gradient: () => `uniform float amount; // 0..1 = 0.5 ${words.sliders.amount}

void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  color = vec4(uv, amount, 1.0);
}`,
  checker: () => `uniform int cells; // 1..24 = 8 ${words.sliders.cells}

void main() {
  vec2 uv = gl_FragCoord.xy / resolution.y;
  vec2 cell = floor(uv * float(cells));
  float odd = mod(cell.x + cell.y, 2.0);
  color = vec4(mix(vec3(0.15), vec3(0.9), odd), 1.0);
}`,
  circle: () => `uniform float radius; // 0.05..0.5 = 0.3 ${words.sliders.radius}
uniform float edge;   // 0.001..0.2 = 0.01 ${words.sliders.edge}

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * resolution) / resolution.y;
  float d = length(p) - radius;
  float inside = 1.0 - smoothstep(0.0, edge, d);
  color = vec4(mix(vec3(0.1, 0.12, 0.2), vec3(1.0, 0.6, 0.3), inside), 1.0);
}`,
  waves: () => `uniform float speed; // 0..4 = 1 ${words.sliders.speed}
uniform float count; // 1..20 = 6 ${words.sliders.count}

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * resolution) / resolution.y;
  float wave = 0.5 + 0.5 * sin(count * 6.2832 * length(p) - speed * time * 3.0);
  color = vec4(vec3(0.2, 0.5, 0.9) * wave, 1.0);
}`,
  blend: () => `uniform float alpha; // 0..1 = 0.5 ${words.sliders.alpha}
uniform int mode;    // 0..3 = 0 ${words.sliders.mode}

void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  vec3 dst = vec3(uv.x, 0.4, 1.0 - uv.x);
  vec3 src = vec3(0.9, uv.y, 0.2);
  vec3 over = mix(dst, src, alpha);
  vec3 add = dst + src * alpha;
  vec3 multiply = mix(dst, dst * src, alpha);
  vec3 screen = 1.0 - (1.0 - dst) * (1.0 - src * alpha);
  vec3 result = mode == 0 ? over : mode == 1 ? add : mode == 2 ? multiply : screen;
  color = vec4(uv.x + uv.y < 0.5 ? dst : result, 1.0);
}`,
  lighting: () => `uniform float angle;     // 0..6.28 = 0.8 ${words.sliders.angle}
uniform float shininess; // 1..128 = 32 ${words.sliders.shininess}

void main() {
  vec2 p = 2.2 * (gl_FragCoord.xy - 0.5 * resolution) / resolution.y;
  float r2 = dot(p, p);
  if (r2 > 1.0) {
    color = vec4(0.08, 0.09, 0.13, 1.0);
    return;
  }
  vec3 n = vec3(p, sqrt(1.0 - r2));
  vec3 l = normalize(vec3(cos(angle), 0.6, sin(angle)));
  vec3 h = normalize(l + vec3(0.0, 0.0, 1.0));
  float diffuse = max(dot(n, l), 0.0);
  float specular = pow(max(dot(n, h), 0.0), shininess);
  color = vec4(vec3(0.05) + diffuse * vec3(0.8, 0.4, 0.2) + specular, 1.0);
}`,
};
