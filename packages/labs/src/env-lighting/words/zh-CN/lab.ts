/** What the lab says in Simplified Chinese. */

export const parts = {
  irradiance: '漫反射辐照度',
  cube: '立方体贴图',
  specular: '镜面反射与分裂求和',
  harmonics: '球谐',
};
export const skies = { day: '白天的山野', room: '有窗的房间', white: '白炉（处处是1）' };
export const reflection = (way: string, axis: string | undefined, face: string | undefined, s: string, t: string) =>
  `反射向量 ${way}，绝对值最大的是 ${axis}，查 ${face} 面的 (${s}, ${t})`;
export const how = {
  irradiance: (samples: number) => `${samples} 个余弦分布的样本`,
  specular: (roughness: string, samples: number) => `粗糙度 ${roughness}，预滤波每点 ${samples} 个样本`,
  harmonics: (bands: number) => `${bands} 带、${bands ** 2} 个球谐系数`,
};
export const specularLight = '镜面光';
export const irradianceOverPi = '辐照度/π';
export const answer = (how: string, what: string, value: string, truth: string, error: string) =>
  `${how}：选中的点${what} ${value}，真值 ${truth}；整个球平均差 ${error}。`;
export const lampAt = (sky: string, elevation: string) => `${sky}，灯在 ${elevation} 高`;
export const skyAndAnswer = (sky: string, answer: string, verdict: string) => `${sky}。${answer}${verdict}`;
export const skyAndReflection = (sky: string, reflection: string) => `${sky}。${reflection}。`;
export const lostInFurnace = (share: string) => `白炉里少掉 ${share}：金属吸收了一份，其余是微表面之间再弹的光。`;
export const sameEverywhere = '处处一样亮，怎么采样都对。';
export const enoughBands = '肉眼已分不出来。';
export const fewBands = '带太少，亮暗的方向还不准。';
export const splitSumErrors = '差别来自样本和“视线等于法线”的假设。';
export const fewSamples = '样本太少，灯在球上印出一个个重影。';
export const enoughSamples = '重影已经看不见。';
export const questions = {
  irradiance: '把灯拖到球的背后，再加样本：灯照到的半边什么时候才没有重影？',
  cube: '拖动球上的点：反射向量什么时候从一个面跨到另一个面，由哪个分量决定？',
  specular: '把粗糙度拖到 1：灯的倒影去了哪里，球边上两个球为什么不一样？',
  harmonics: '一带一带地加：加到几带，漫反射的球就和真值分不出来了？',
};
export const whichFace = (isRight: boolean, isUpper: boolean, tilt: number) =>
  `下一点在球的${isRight ? '右' : '左'}${isUpper ? '上' : '下'}方，法线离镜头 ${tilt}°。反射向量落在哪一面？`;
export const twiceTheAngle = (reflection: string) => `${reflection}。反射向量离镜头的角度是法线的两倍。`;
export const moreBands = (from: number, to: number) => `从 ${from} 带加到 ${to} 带`;
export const moreSamples = (from: number, to: number) => `样本从 ${from} 加到 ${to}`;
export const whatOfError = (error: string, change: string) => `整个球平均差 ${error}。${change}，误差会怎样？`;
export const errorChanges = ['几乎不变', '变小一些，不到一半', '变小一半以上', '反而变大'];
export const becomes = (from: string, to: string, reason: string) => `${from} 变成 ${to}。${reason}`;
export const thirdBand = '第 3 带（l = 3）被余弦核乘成 0：漫反射看不见它。';
export const bandFactor = (band: number, factor: string | undefined) =>
  `余弦核给 l = ${band} 的系数是 ${factor}，越往后越小。`;
export const samplesOnly = '样本带来的误差会变小，假设带来的留着。';
export const evenSamples = '样本点是均匀铺开的，比随机的收敛快。';
export const lookAt = '看什么';
export const environment = '环境';
export const roughness = '粗糙度';
export const lamp = '灯';
export const lamps = { behind: '灯在背后', above: '灯在头顶', front: '灯在正面' };
export const panorama = '环境全景，中间在镜头背后';
export const mirror = '镜子';
export const glass = '玻璃';
export const truth = '真值';
export const samples = (count: number) => `${count} 个样本`;
export const splitSum = '分裂求和';
export const bands = (count: number) => `${count} 带`;
export const irradianceMap = (samples: number) => `辐照度图，每点 ${samples} 个样本`;
export const trueMap = '真值：逐个纹素相加';
export const mapAxes = '左右各是一周，上边是法线朝天，下边是法线朝地';
export const face = (name: string | undefined, s: string, t: string) => `${name} 面，(s, t) = (${s}, ${t})`;
export const components = '反射向量，最长的一根选面';
export const levels = (samples: number) => `预滤波的各级，每点 ${samples} 个样本；拖动选粗糙度`;
export const lookup = (cos: string, roughness: string) => `查找表：横 n·v = ${cos}，纵 粗糙度 ${roughness}`;
export const scaleAndOffset = (scaling: string, offset: string) => `缩放（红）${scaling}，偏移（绿）${offset}`;
export const applied = (sum: string) => `F0 × 缩放 + 偏移 = ${sum}`;
export const rebuilt = (bands: number) => `${bands} 带重建的环境，黑处为负`;
export const energyStays = '转动环境，各带的能量不变';
export const upToBand = (band: number, share: string) => `用到 l = ${band}，能量占 ${share}`;
export const pointOnBall = '球上的点';
export const normalAt = (tilt: string, around: string) => `法线离镜头 ${tilt}，方位 ${around}`;
export const lampInSky = '环境里的灯';
export const lampWay = (azimuth: string, elevation: string) => `方位 ${azimuth}，高 ${elevation}`;
export const turn = '转动环境';
