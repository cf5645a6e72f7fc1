/** What the lab says in Simplified Chinese. */

export const parts = {
  columns: '矩阵的列',
  model: '平移、旋转、缩放',
  rotation: '欧拉角与万向节',
  journey: '从局部到屏幕',
};
export const stages = ['局部空间', '世界空间', '观察空间', '裁剪空间', 'NDC', '屏幕'];
/** What leads to each stage. */
export const stageSteps = ['', '模型矩阵 M', '观察矩阵 V', '投影矩阵 P', '除以 w', '视口变换'];
export const flattened = '面积为 0：平面被压成一条线，矩阵不可逆';
export const flipped = (times: string) => `面积变为 ${times} 倍，并且翻了面`;
export const keptSide = (times: string) => `面积变为 ${times} 倍，朝向不变`;
export const columns = (x: string, y: string, det: string, fate: string) =>
  `x 轴去往 ${x}，y 轴去往 ${y}；行列式 ${det}，${fate}。`;
export const crushed = '物体压扁了，法线无从变换';
export const mirrored = '物体成了镜像';
export const notMirrored = '物体没有成镜像';
export const model = (product: string, from: string, to: string, det: string, fate: string) =>
  `M = ${product}，最右边的先作用。选中的顶点 ${from} 去往 ${to}；行列式 ${det}，${fate}。`;
export const locked = (middle: string, angle: string, outer: string, inner: string) =>
  `中环 ${middle} 在 ${angle}：外环 ${outer} 与内环 ${inner} 共轴，少了一个自由度，这就是万向节死锁。`;
export const unlocked = (outer: string, middle: string, inner: string) =>
  `外环 ${outer}、中环 ${middle}、内环 ${inner}，三条轴还张成空间。`;
export const rotation = (lock: string, axis: string, angle: string, quat: string) =>
  `${lock}同一个姿态写成轴角：绕 ${axis} 转 ${angle}°；写成四元数 (w, x, y, z)：${quat}。`;
export const vertexAt = (stage: string | undefined, place: string, what: string) =>
  `${stage}：选中的顶点在 ${place}，${what}。`;
export const fromOwnOrigin = '以物体自己的原点为准';
export const fromWorldOrigin = '以世界原点为准';
export const inFront = (distance: string) => `相机在原点、看向 −z，离相机平面 ${distance}`;
export const behind = '相机在原点、看向 −z，它在相机背后';
export const orthoW = '正交投影的 w 总是 1';
export const perspectiveW = 'w 就是观察空间的 −z，还没有除';
export const inside = '三个数都在 −1 到 1 之间，看得见';
export const outside = '有一个数超出 −1 到 1，被裁掉';
export const clippedBehind = '选中的顶点 w ≤ 0，在相机背后：它在除法之前就被裁掉了。';
export const onScreen = (column: string, row: string, depth: string) =>
  `屏幕：选中的顶点在第 ${column} 列、从下数第 ${row} 行，深度 ${depth}；深度不按距离均匀分布，近处占得多。`;
export const questions = {
  columns: '把两列拖到同一条直线上，面积变成多少？再拖过这条线，图形为什么翻了面？',
  model: '换一种乘法次序：同样的三个变换，物体为什么去了别处？',
  rotation: '把中间一环拖到 90°，再拖另外两环：物体还能朝几个方向转？',
  journey: '一步步走到屏幕：到哪一步，平行的边才不再平行？',
};
export const whatOfX = (x: string) => `选中的顶点局部 x 是 ${x}。乘上模型矩阵，它的 x 会怎样？`;
export const changes = ['变大', '变小', '不变'];
export const xFromTo = (from: string, to: string) => `x 从 ${from} 到 ${to}：旋转、缩放和平移一起决定。`;
export const whatOfZ = '换到观察空间，选中的顶点 z 是正是负？';
export const signs = ['负', '正', '恰好是 0'];
export const zInFront = (z: string) => `z = ${z}：相机看向 −z，镜头前面的点 z 为负。`;
export const zBehind = (z: string) => `z = ${z}：相机看向 −z，这个点不在镜头前面。`;
export const whatOfW = '乘上投影矩阵，第四个分量 w 会是多少？';
export const wChoices = (minusZ: string, z: string) => ['一直是 1', `观察空间的 −z，${minusZ}`, `观察空间的 z，${z}`];
export const orthoRow = '正交投影的末行是 (0, 0, 0, 1)，w 不变，大小与远近无关。';
export const perspectiveRow = (w: string) => `透视矩阵的末行是 (0, 0, −1, 0)，w = −z = ${w}。`;
export const whetherKept = (clip: string) => `裁剪坐标是 (${clip})。这个顶点会留在画面里吗？`;
export const keptOrClipped = ['留下', '被裁掉'];
export const within = (w: string) => `x、y、z 都在 −w 到 w 之间（w = ${w}）。`;
export const beyond = (w: string) => `x、y、z 里有一个超出 −w 到 w（w = ${w}）。`;
export const notInFront = (w: string) => `w = ${w}，它不在相机前面。`;
export const whereInWindow = (y: string) => `NDC 的 y 是 ${y}。在 OpenGL 的窗口里它靠上还是靠下？`;
export const aboveOrBelow = ['在中线上方', '在中线下方'];
export const windowY = 'OpenGL 的 y 向上：y 为正就在中线上方；图像坐标向下，要翻转一次。';
export const topic = '主题';
export const lookAt = '看什么';
export const matrices = {
  identity: '单位',
  rotation: '旋转 37°',
  shear: '切变',
  mirror: '镜像',
  singular: '不可逆',
};
export const eulerOrder = '次序（外·中·内）';
export const projection = '投影';
export const lenses = { perspective: '透视', ortho: '正交' };
export const cameraFields = {
  yaw: '相机方位',
  pitch: '俯仰',
  distance: '距离',
  fov: '视场角',
  near: '近平面',
  far: '远平面',
};
export const camera = '相机';
export const vertex = '顶点';
export const space = '空间';
export const columnMajor = '列主序（GLM、GLSL）';
export const rowMajor = '行主序（HLSL 的 row_major）';
export const axes = ['x 轴', 'y 轴', 'z 轴', '原点'];
export const column = (index: number) => `列 ${index}`;
export const fromOutside = '从外面看';
export const seenByCamera = '相机看到的';
export const noMatrix = ['还没有乘任何矩阵', '坐标以物体自己为准'];
export const division = (w: string) => ['x、y、z 各除以 w', `这个顶点的 w = ${w}`];
export const depthSum = '深度: (z + 1) / 2';
export const axisAngle = '轴角';
export const quaternion = '四元数 (w, x, y, z)';
export const columnHandles = ['第一列：x 轴去往', '第二列：y 轴去往'];
export const placings = { move: '平移', turn: '旋转', size: '缩放' };
export const placingAlong = {
  move: (axis: string | undefined) => `沿 ${axis} 轴平移`,
  turn: (axis: string | undefined) => `绕 ${axis} 轴旋转`,
  size: (axis: string | undefined) => `沿 ${axis} 轴缩放`,
};
export const cameraHandles = { yaw: '相机绕世界转', pitch: '相机俯仰', fov: '视场角' };
/** In a handle's dot, a sign wide. */
export const cameraSigns = { yaw: '转', pitch: '俯', fov: '角' };
export const determinant = '行列式';
export const toLine = '压成一条线';
export const turnedOver = '翻了面';
export const sameSide = '朝向不变';
