/** What the lab says in Simplified Chinese. */

export const tasks = {
  tone: '曝光与色调映射',
  gamma: '伽马',
  bloom: '泛光',
  kernel: '卷积核',
  occlusion: '环境光遮蔽',
  denoise: '降噪',
};
export const filters = {
  none: '不滤波',
  box: '方框模糊',
  gauss: '高斯模糊',
  bilateral: '双边滤波',
  guided: '联合双边（看法线与深度）',
  sharpen: '锐化',
  edge: '边缘',
};
export const curves = { clip: '直接截断', reinhard: 'Reinhard', aces: 'ACES' };
export const encodings = { linear: '不编码', srgb: 'sRGB', twice: 'sRGB两次' };
export const occlusionOf = (radius: string) => `SSAO 半径 ${radius}`;
export const framesOf = (count: number) => `累积 ${count} 帧`;
export const filterOf = (filter: string, radius: number) => `${filter}，半径 ${radius}`;
export const bloomOf = (strength: string) => `泛光 ${strength}`;
export const exposureOf = (stops: string) => `曝光 ${stops} 档`;
export const comma = '，';
export const burntOut = (before: string, after: string) => `处理前 ${before} 的像素过曝成纯色，处理后 ${after}`;
export const andNoise = (burntOut: string, noise: string) => `${burntOut}；离没有噪声的画面平均还差 ${noise}`;
export const picture = (stack: string, result: string, split: number) =>
  `${stack}。${result}。画面左边 ${split}% 是处理前。`;
export const questions = {
  noise: '少累几帧，换成双边、联合双边：噪声没了，谁把边也抹掉了？',
  occlusion: '加大半径，再关掉范围检查：物体后面的黑边从哪里来？',
  bloom: '拖动阈值：光晕从哪些像素里漏出来？先泛光还是先色调映射？',
  encoding: '把分界拖过去：不编码为什么太暗，编两次为什么发灰？',
  tone: '把曝光调高：截断、Reinhard、ACES 各在什么时候把亮球变成一片白？',
  kernel: '换一个核：和为1与和为0的核，平的地方各变成什么样？',
};
export const whatOfNoise = (frames: number, noise: string) =>
  `累积 ${frames} 帧，离真值还差 ${noise}。帧数加倍，差距变成原来的多少？`;
export const noiseChanges = ['几乎不变', '大约 0.7 倍', '大约一半'];
export const averaged = (noise: string, ratio: string) =>
  `算出来是 ${noise}，${ratio} 倍：独立的噪声平均以后按 1/√N 变小，加倍就是 0.71 倍`;
export const averagedOnly = (averaged: string) => `${averaged}。`;
export const averagedAndFiltered = (averaged: string) => `${averaged}；滤波抹掉的边不会因为帧多而回来。`;
export const whatOfBurntOut = (from: string, to: string, share: string) =>
  `曝光从 ${from} 档到 ${to} 档，处理后过曝的像素现在是 ${share}，会变成多少？`;
export const shares = ['几乎不变', '多一些，不到 10%', '10% 到 50%', '一半以上'];
export const stopDoubles = (from: string, to: string) =>
  `${from} 变成 ${to}。一档是光的两倍；过曝在哪里开始，看色调曲线在 1 以上还留不留余地。`;
export const task = '课题';
export const ownStack = '自己调的';
export const filter = '滤波';
export const tone = '色调';
export const encoding = '编码';
export const noise = '每帧一条路径的噪声';
export const rangeCheck = '范围检查';
export const exposure = '曝光';
export const stops = (value: string) => `${value} 档`;
export const kernelRadius = '核半径';
export const bloom = '泛光强度';
export const threshold = '亮部阈值';
export const occlusion = 'SSAO 半径';
export const before = '处理前';
export const after = '处理后';
export const bar = '前后分界';
export const leftIsBefore = (share: string) => `左边 ${share} 是处理前`;
