/** What the lab says in Simplified Chinese. */

export const maskings = {
  correlated: 'Smith（高度相关）',
  separable: 'Smith（可分离）',
  schlick: 'Schlick-GGX',
  none: '没有 G',
};
export const tooMuch = (once: number) => `一次反射就给出 ${once}%，比收到的还多，能量不守恒`;
export const compensated = (once: number) => `一次反射剩 ${once}%，补偿后回到 100%`;
export const lost = (once: number) => `一次反射剩 ${once}%，少掉的是微表面之间继续弹的光`;
export const surface = (distribution: string, roughness: string, alpha: string) =>
  `${distribution}，粗糙度 ${roughness}（α = ${alpha}）`;
export const ways = (light: string, view: string) => `光从 ${light}、眼在 ${view}`;
export const terms = (d: string, f: string, g: string, specular: string) =>
  `D = ${d}，F = ${f}，G = ${g}，镜面项 ${specular}`;
export const result = (surface: string, ways: string, terms: string, loss: string) =>
  `${surface}，${ways}：${terms}。白炉里${loss}。`;
export const questionOfBounces = '关掉多次反弹的补偿，再把粗糙度拖到 1：球暗了多少，白炉少了百分之几？';
export const questionOfLobe = '把光拖到掠射角，再改粗糙度：叶瓣的尖为什么不在镜面方向上了？';
export const whatOfSpecular = (from: string, to: string, specular: string) =>
  `粗糙度从 ${from} 到 ${to}，眼睛看到的镜面项现在是 ${specular}，会怎样？`;
export const changes = ['变大', '变小', '几乎不变'];
export const change = (name: string, from: string, to: string) => `${name} 从 ${from} 到 ${to}`;
export const becomes = (from: string, to: string, d: string, g: string, degrees: number) =>
  `${from} 变成 ${to}：${d}，${g}。叶瓣变矮也变宽，眼离镜面方向 ${degrees}°。`;
export const theTerms = '各项';
export const bounces = '补偿多次反弹';
export const material = '材质';
export const metalness = '金属度';
export const index = '折射率';
export const materials = { plastic: '塑料', polished: '抛光的金', frosted: '磨砂的金' };
export const ball = '同一束光下的球';
export const wholeLobe = '外圈：整个叶瓣';
export const diffuse = '里面：漫反射';
export const bounced = '虚线：多次反弹';
export const furnace = '白炉里一次反射剩下的能量，横轴是粗糙度';
export const viewAngle = '视线角';
export const eye = '眼';
export const lightAngle = '入射角';
export const light = '光';
export const roughness = '粗糙度';
