/** What the lab says in Simplified Chinese. */

export const scenes = { one: '一个三角形', shared: '共享一条边', crossing: '前后交叉' };
export const shows = { cover: '覆盖', weights: '重心坐标', depth: '深度', samples: 'MSAA 4×' };
export const rules = { 'top-left': '左上规则', inclusive: '边上都算' };
export const covered = (count: number) => `覆盖了${count}个像素。`;
export const coveredTwice = (count: number, twice: number) => `覆盖了${count}个像素，其中${twice}个被画了两次。`;
export const pixelCovered = (pixel: string, edges: string) => `像素${pixel}：${edges}，覆盖。`;
export const pixelNotCovered = (pixel: string, edges: string) => `像素${pixel}：${edges}，不覆盖。`;
/** Between sentences. */
export const between = '';
export const samplesInside = (count: number) => `四个采样点有${count}个在内。`;
export const depth = (value: string) => `深度${value}。`;
export const weights = (values: string) => `重心坐标(${values})。`;
export const questions = {
  samples: '拖动一条边擦过像素：中心还没被盖住时，采样点已经有几个在内？',
  crossing: '先画哪个三角形，交线会变吗？拖动顶点看深度怎样决定谁在前。',
  drawnTwice: '共享边上的像素为什么被画了两次？',
  shared: '中心恰好落在共享边上的像素归谁？换一种规则再数一数。',
  weights: '重心坐标在哪里各是三分之一？点一点像素。',
  cover: '把一条边拖到恰好穿过像素中心：这个像素算不算被覆盖？',
};
export const outside = (edges: string) => `${edges}：有一个为负，中心在外面。`;
export const inside = (edges: string) => `${edges}：都为正，中心在里面。`;
export const onEdgeCounted = (edges: string, rule: string) => `${edges}：中心恰在边上，按${rule}算在内。`;
export const onEdgeNotCounted = (edges: string, rule: string) => `${edges}：中心恰在边上，按${rule}不算。`;
export const whetherCovered = (pixel: string) => `下一个像素${pixel}会被覆盖吗？`;
export const yesOrNo = ['会', '不会'];
export const arrowKeys = '方向键';
export const moveCorner = '移动选中的顶点，或选另一个像素';
export const rasterization = '光栅化';
export const triangles = '三角形';
export const show = '显示';
export const rule = '边的归属';
export const corner = (name: string) => `顶点${name}`;
export const pickedPixel = '选中的像素';
export const edges = (a: number | undefined, b: number | undefined, c: number | undefined) =>
  `e₀ = ${a}，e₁ = ${b}，e₂ = ${c}`;
