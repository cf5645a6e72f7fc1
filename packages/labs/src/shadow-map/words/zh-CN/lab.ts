/** What the lab says in Simplified Chinese. */

export const method = '方法';
export const filter = '过滤';
export const slopedBias = '斜率偏移';
export const twoCascades = '两级级联';
export const bias = '偏移';
export const mapSize = '深度图边长';
export const kernelSize = '核的边长';
export const lampSize = '光源大小';
export const azimuth = '光的方位';
export const elevation = '光的高度';
export const lampSees = '光源看到的深度';
export const methods = { hard: '一次比较', pcf: 'PCF', pcss: 'PCSS', vsm: 'VSM' };
export const picture = (method: string, size: number, acne: string, leak: string, pixel: string) =>
  `${method}，${size} × ${size} 的深度图：该亮却暗（自遮挡）${acne}，该暗却亮（漏光、悬浮）${leak}。${pixel}`;
export const notOnGround = '选中的像素在地面之外。';
export const nothingStored = '图里那里什么也没有';
export const stored = (depth: string) => `图里存的是 ${depth}`;
export const isRight = '判断正确';
export const isTooDark = '误判成暗';
export const isTooBright = '误判成亮';
export const pixel = (depth: string, map: string, light: string, verdict: string) =>
  `选中的像素深度 ${depth}，${map}，得到 ${light} 的光，${verdict}。`;
export const askPcss = '把光源调大：影子为什么在贴着物体的地方清楚，远处模糊？';
export const askVsm = '板子下面为什么漏进光来？把核加大，漏得更多还是更少？';
export const askAcne = '地面上的条纹从哪里来？把偏移一点点加大：条纹刚好消失时，影子离开物体了吗？';
export const askBias = '把偏移加到最大：影子从哪里开始脱离物体？';
export const acne = '该亮却暗';
export const leak = '该暗却亮';
export const whatOf = (size: number, next: number, wrong: string, share: string) =>
  `深度图边长从 ${size} 加倍到 ${next}，${wrong}的 ${share} 像素会怎样？`;
export const outcomes = ['几乎不变', '变少，但剩下一半以上', '少掉一半以上', '变多'];
export const because = (before: string, after: string) =>
  `${before} 变成 ${after}。一个纹素的边长减半，它盖住的斜面上深度差也减半；偏移该有多大跟着它走。`;
