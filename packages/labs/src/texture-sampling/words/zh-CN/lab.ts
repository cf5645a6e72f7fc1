/** What the lab says in Simplified Chinese. */

export const sampler = '采样器';
export const filter = '过滤';
export const whatShows = '看什么';
export const texture = '纹理';
export const wrap = '环绕';
export const pitch = '俯角';
export const scale = '铺几遍';
export const bias = '层级偏移';
export const mostSamples = '至多取样';
export const times = (count: number) => `${count} 次`;
export const octaves = '倍频层数';
export const footprint = (level: number) => `像素足迹，${level} 级`;
export const filters = {
  nearest: '最近点',
  linear: '双线性，没有mipmap',
  'mip-nearest': '双线性，取最近一级',
  trilinear: '三线性',
  anisotropic: '各向异性',
};
export const wraps = { repeat: '重复', clamp: '夹到边缘', mirror: '镜像重复' };
export const patterns = { checker: '棋盘格', bricks: '砖墙', noise: '噪声' };
export const shows = { color: '采样结果', level: '读的是哪一级' };
export const sky = (x: number, y: number) => `第 ${x} 列第 ${y} 行的像素看到天空，不采样。`;
export const averaged = (samples: number) => `，沿长边取 ${samples} 次平均`;
export const pixel = (filter: string, long: string, short: string, level: string, samples: string, value: string) =>
  `${filter}：选中的像素盖住 ${long} × ${short} 个纹素，读第 ${level} 级${samples}，得到 ${value}。`;
export const withVerdict = (pixel: string, verdict: string) => `${pixel}${verdict}`;
export const magnified = '一个纹素盖住不止一个像素，这里是放大。';
export const mostMissed = '盖住的纹素大多没有读到，走动起来会闪。';
export const stillRead = '差一点的纹素还读得到。';
export const byShortEdge = '长边多取几次，层级只按短边的尺度选。';
export const blurred = '层级按长边选，短边方向被一起模糊了。';
export const fits = '长短边差不多，这一级正合适。';
export const askNoise = '加倍频，再把镜头放平：细的一层在多远的地方就只剩平均灰了？';
export const askAnisotropic = '把镜头放平：各向异性比三线性多看清了多远？';
export const askFilters = '把镜头慢慢放平：远处从哪里开始乱？换哪种过滤最先看不到乱纹，又是谁糊得最厉害？';
export const whichLevel = (long: string, short: string, bias: string, filter: string) =>
  `像素盖住 ${long} × ${short} 个纹素，层级偏移 ${bias}。换成${filter}，它读第几级？`;
export const level = (level: string) => `第 ${level} 级`;
export const because = (level: string, reason: string, samples: string) => `${level}。${reason}${samples}`;
export const sampledTimes = (samples: number) => `沿长边取 ${samples} 次。`;
export const reasons = {
  nearest: '没有mipmap，只有第 0 级。',
  linear: '没有mipmap，只有第 0 级。',
  'mip-nearest': '长边纹素数的对数加上偏移，取最近的整数级。',
  trilinear: '长边纹素数的对数加上偏移，不取整，在两级之间插值。',
  anisotropic: '长边先除以取样次数，再取对数加偏移，所以比三线性的级小或一样。',
};
