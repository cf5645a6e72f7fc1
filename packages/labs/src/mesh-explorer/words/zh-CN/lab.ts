/** What the lab says in Simplified Chinese. */

export const shapes = { cube: '立方体', icosahedron: '二十面体', torus: '环面', ell: 'L形' };
export const methods = {
  catmull: 'Catmull-Clark细分',
  loop: 'Loop细分',
  simplify: '二次误差简化',
  clusters: '簇LOD',
};
export const walk = (from: number, to: number, face: number) =>
  `半边 ${from}→${to} 属于面 ${face}，twin 是 ${to}→${from}，next 从 ${to} 出发。`;
export const atStep = (shape: string, method: string, step: number) => `${shape}，${method}第 ${step} 步`;
export const counts = (vertices: number, edges: number, faces: number, euler: number) =>
  `${vertices} 个点、${edges} 条边、${faces} 个面，V − E + F = ${euler}`;
export const irregular = (regular: number, count: number) => `度不是 ${regular} 的点有 ${count} 个`;
export const mesh = (step: string, counts: string, irregular: string, walk: string) =>
  `${step}：${counts}；${irregular}。${walk}`;
export const seenFrom = (shape: string, eye: string, pixels: number | undefined) =>
  `${shape}，眼在 x 轴上 ${eye} 处，至多错 ${pixels} 个像素`;
export const ofLevel = (level: number, count: number) => `${level} 级 ${count} 个`;
export const comma = '、';
export const chosen = (count: number, levels: string) => `选出 ${count} 个簇（${levels}）`;
export const clusters = (seen: string, chosen: string, faces: number, euler: number) =>
  `${seen}：${chosen}，${faces} 个面，V − E + F = ${euler}，没有裂缝。`;
export const clustersAndWalk = (clusters: string, walk: string) => `${clusters}${walk}`;
export const howManyLeft = (faces: number, from: number | undefined, to: number | undefined) =>
  `现在 ${faces} 个面。允许的误差从 ${from} 像素放到 ${to} 像素，还剩多少面？`;
export const shares = ['九成以上', '一半到九成', '不到一半'];
export const left = (faces: number, from: number, to: number) =>
  `剩 ${faces} 个。每个簇只看自己和上一级的误差：自己的够小、上一级的太大就画它。最粗的簇从 ${from} 级到 ${to} 级。`;
export const whatOfEuler = (from: number, to: number) => `坍缩边，从 ${from} 个面减到 ${to} 个。V − E + F 会变吗？`;
export const changes = ['不变', '变小', '变大'];
export const eulerStays = (euler: number, irregular: string) =>
  `还是 ${euler}：一次坍缩少一个点、三条边、两个面。${irregular}`;
export const moreIrregular = (count: number) => `度不是 6 的点多了 ${count} 个。`;
export const fewerIrregular = (count: number) => `度不是 6 的点少了 ${count} 个。`;
export const facesTimes = (faces: number, times: number) => `${faces} 个（${times} 倍）`;
export const howManyFaces = (faces: number) => `现在 ${faces} 个面，再细分一次会有几个？`;
export const loopFaces = (faces: number) => `${faces} 个：每个三角形分成四个。`;
export const catmullFaces = (faces: number) => `${faces} 个：n 边形分成 n 个四边形，三角形得三个、四边形得四个。`;
export const questions = {
  catmull: '再细分一次：度不是 4 的点会变多吗？它们在哪里？',
  loop: '细分几次：尖角去了哪里，度不是 6 的点还剩几个？',
  simplify: '一步步简化：哪里的面先没了，轮廓到第几步才看得出变了？',
  clusters: '眼从右边看：放大误差，哪一侧的簇先变粗，粗细相接的地方为什么没有裂缝？',
};
export const meshName = '网格';
export const method = '方法';
export const markIrregular = (regular: number) => `标出度不是 ${regular} 的点`;
export const walkEdges = '沿半边走';
export const halfEdge = '半边';
export const turn = '转动';
export const turnMesh = '转动网格';
export const turnedBy = (yaw: number, pitch: number) => `左右 ${yaw}°，俯仰 ${pitch}°`;
export const eyeDistance = '眼的远近';
