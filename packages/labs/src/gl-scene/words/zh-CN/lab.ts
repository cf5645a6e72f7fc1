/** What the lab says in Simplified Chinese. */

export const objects = { floor: '地面', cube: '立方体', ball: '球', pane: '玻璃片' };
export const frequencies = { pixel: '逐像素', vertex: '逐顶点', flat: '逐面' };
export const culls = { none: '不剔除', back: '剔除背面', front: '剔除正面' };
export const buffers = { color: '颜色', depth: '深度', normal: '法线' };
export const buffer = (name: string) => `${name}缓冲`;
export const faults = {
  none: '没有',
  vao: '没有绑定VAO',
  viewport: '视口是0×0',
  near: '近平面推到4.2',
  winding: '正面绕序设反',
  transpose: '矩阵转置着上传',
  'clear-depth': '深度清成了0',
  'no-light': '光的uniform没传',
};
export const comma = '，';
export const cleared = (depth: number) => `刚清除完：颜色缓冲是底色，深度缓冲全是 ${depth}。`;
export const drawn = (step: number, object: string, call: string, pixel: string) =>
  `第 ${step} 次绘制${object}：${call}${pixel}`;
export const background = '圈住的像素还是底色。';
export const and = '、';
export const writtenBy = (objects: string) => `圈住的像素先后由${objects}写过。`;
export const noVertices = '没有顶点数据，一个三角形也没有。';
export const triangles = (count: number) => `${count} 个三角形`;
export const clipped = (count: number) => `近平面裁掉 ${count} 个`;
export const culled = (count: number) => `面剔除 ${count} 个`;
export const fates = (triangles: string, fragments: number, hidden: number, written: number) =>
  `${triangles}；光栅化出 ${fragments} 个片段，深度测试挡掉 ${hidden} 个，写入 ${written} 个。`;
export const questions = {
  fault: '画面为什么不对？看每次绘制的三角形和片段在哪一关没了。',
  noDepthTest: '没有深度测试，谁盖住谁由什么决定？一步步画给自己看。',
  highlight: '提高高光指数：逐顶点的高光为什么会丢，又为什么沿三角形变形？',
  paneFirst: '把玻璃片改成最先画：透过它还看得见后面的东西吗？为什么？',
  nextCall: '下一次绘制会写入多少片段？先说，再按下一步。',
};
export const withoutVao = (object: string) => `${object}，没有绑定VAO`;
export const howManyWritten = (object: string) => `接着画${object}。它的片段有多少写进颜色缓冲？`;
export const shares = ['全部', '一部分', '一个也没有'];
export const state = '状态';
export const fault = '故障';
export const shading = '着色';
export const culling = '面剔除';
export const toggles = { depthTest: '深度测试', blend: '混合', texture: '纹理', paneFirst: '先画玻璃片' };
export const material = '材质';
export const fields = { ambient: '环境', diffuse: '漫反射', specular: '高光', shininess: '高光指数' };
export const calls = '这一帧的调用';
export const drawCall = '绘制';
export const triangleHead = '三角形';
export const fragmentHead = '片段';
export const writtenHead = '写入';
export const pixelHead = (x: number, y: number) => `像素 (${x}, ${y})`;
