/** Shaders to begin with. */

export const PRESET_NAMES = ['gradient', 'checker', 'circle', 'waves', 'blend', 'lighting'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

interface Preset {
  title: string;
  /** What the reader is asked to find out with it. */
  question: string;
  code: string;
}

export const PRESETS: Record<PresetName, Preset> = {
  gradient: {
    title: '渐变',
    question: '哪一点是纯黄（R 1，G 1，B 0）？移动指针和滑块把它找出来。',
    code: `uniform float amount; // 0..1 = 0.5 蓝色分量

void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  color = vec4(uv, amount, 1.0);
}`,
  },
  checker: {
    title: '棋盘格',
    question: '格数是 8，横着却不止 8 格，为什么？改一行，让横着也正好 8 格。',
    code: `uniform int cells; // 1..24 = 8 格数

void main() {
  vec2 uv = gl_FragCoord.xy / resolution.y;
  vec2 cell = floor(uv * float(cells));
  float odd = mod(cell.x + cell.y, 2.0);
  color = vec4(mix(vec3(0.15), vec3(0.9), odd), 1.0);
}`,
  },
  circle: {
    title: '圆的距离场',
    question: '把边缘宽度拖到最大：圆变大了，还是变糊了？先说，再看 smoothstep 那一行。',
    code: `uniform float radius; // 0.05..0.5 = 0.3 半径
uniform float edge;   // 0.001..0.2 = 0.01 边缘宽度

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * resolution) / resolution.y;
  float d = length(p) - radius;
  float inside = 1.0 - smoothstep(0.0, edge, d);
  color = vec4(mix(vec3(0.1, 0.12, 0.2), vec3(1.0, 0.6, 0.3), inside), 1.0);
}`,
  },
  waves: {
    title: '随时间的波',
    question: '播放看看波往哪边走。改哪一个符号，能让它往里收？',
    code: `uniform float speed; // 0..4 = 1 速度
uniform float count; // 1..20 = 6 波数

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * resolution) / resolution.y;
  float wave = 0.5 + 0.5 * sin(count * 6.2832 * length(p) - speed * time * 3.0);
  color = vec4(vec3(0.2, 0.5, 0.9) * wave, 1.0);
}`,
  },
  blend: {
    title: '混合方式',
    question: '不透明度一样，四种方式里哪一种最亮？先说，再换着看。',
    code: `uniform float alpha; // 0..1 = 0.5 源的不透明度
uniform int mode;    // 0..3 = 0 方式：0 普通 1 相加 2 相乘 3 滤色

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
  },
  lighting: {
    title: '一个受光的球',
    question: '高光指数加倍，亮斑变大还是变小？不朝光的一侧会变吗？',
    code: `uniform float angle;     // 0..6.28 = 0.8 光的方位
uniform float shininess; // 1..128 = 32 高光指数

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
  },
};
