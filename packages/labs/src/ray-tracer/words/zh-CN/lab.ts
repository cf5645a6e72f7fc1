/** What the lab says in Simplified Chinese. */

export const scenes = { materials: '三种材质', depth: '景深', motion: '运动模糊', cornell: '康奈尔盒' };
export const materials = { diffuse: '漫反射', metal: '金属', glass: '电介质' };
export const strategies = {
  uniform: '均匀半球',
  cosine: '余弦分布',
  light: '光源直接采样',
  mis: '多重重要性采样',
};
export const noLight = (strategy: string) => `${strategy}（这里没有光源）`;
export const views = { color: '颜色', normal: '法线', distance: '距离' };
export const firstSees = (x: number, y: number, seen: string) => `第 ${x} 列第 ${y} 行的像素先看到${seen}`;
export const sentence = (text: string) => `${text}。`;
export const noError = '一个样本说不出误差';
export const standardError = (error: string) => `标准误差 ${error}`;
export const estimate = (seen: string, samples: number, mean: string, noise: string) =>
  `${seen}；${samples} 个样本的平均是 ${mean}，${noise}。`;
export const surfaces = { diffuse: '漫反射面', metal: '金属面', glass: '玻璃面', light: '光源' };
export const hit = (surface: string, distance: string, normal: string) =>
  `${surface}：距离 ${distance}，法线 ${normal}`;
export const darkness = '盒子外的黑暗';
export const sky = '天空';
export const questions = {
  normal: '拖动球：它的颜色为什么跟着位置变，球心正对镜头的地方又为什么总是同一种颜色？',
  materials: '把球换成金属、电介质，再加大模糊：光在它上面各做了什么选择？',
  depth: '拖动对焦距离：哪个球变清楚，样本少时哪里最花？',
  motion: '样本从 1 加到 256：运动的球为什么先是碎点，后来才成一道影子？',
  cornell: '只换采样策略，不加样本：噪点少了多少？光源变小又会怎样？',
};
export const whatOfError = (error: string, from: number, to: number) =>
  `选中的像素标准误差 ${error}。样本从 ${from} 加到 ${to}，误差会变成多少？`;
export const errorChanges = ['差不多不变，或变大', '大约一半', '大约四分之一'];
export const halvedOnAverage = (error: string, ratio: string) =>
  `算出来是 ${error}，是原来的 ${ratio} 倍。误差按 1/√N 走，四倍样本平均减半；样本少时误差本身也估不准。`;
export const scene = '场景';
export const lookAt = '看什么';
export const sampling = '采样';
export const ballMaterial = '球的材质';
export const otherSeed = '换随机种子';
export const depth = '最大深度';
export const fuzz = '金属模糊';
export const index = '折射率';
export const fov = '视场角';
export const aperture = '光圈半径';
export const focus = '对焦距离';
export const lightSize = '光源边长';
export const fog = '雾的密度';
export const notLoaded = '算图的后台程序没有载入；换一个设置可以再试。';
export const picture = (scene: string, text: string) => `${scene}：${text}`;
export const firstPass = '正在算第一遍……';
export const oneRay = '每像素一条光线，只看第一次相交。';
export const progress = (samples: number, wanted: number, thousands: string) =>
  `每像素 ${samples} / ${wanted} 个样本，每秒 ${thousands} 千条路径`;
export const ball = '球';
export const place = (x: string, z: string) => `x ${x}，z ${z}`;
