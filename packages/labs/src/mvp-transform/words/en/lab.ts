/** What the lab says in English. */

export const parts = {
  columns: 'Columns of a matrix',
  model: 'Move, rotate, scale',
  rotation: 'Euler angles and gimbals',
  journey: 'From local to screen',
};
export const stages = ['Local space', 'World space', 'View space', 'Clip space', 'NDC', 'Screen'];
/** What leads to each stage. */
export const stageSteps = [
  '',
  'Model matrix M',
  'View matrix V',
  'Projection matrix P',
  'Divide by w',
  'Viewport transform',
];
export const flattened = 'the area is 0: the plane is flattened to a line, and the matrix has no inverse';
export const flipped = (times: string) => `areas are multiplied by ${times}, and the plane is turned over`;
export const keptSide = (times: string) => `areas are multiplied by ${times}, and the orientation is kept`;
export const columns = (x: string, y: string, det: string, fate: string) =>
  `The x axis goes to ${x}, the y axis to ${y}; the determinant is ${det}: ${fate}.`;
export const crushed = 'the object is flattened, and normals cannot be transformed';
export const mirrored = 'the object is mirrored';
export const notMirrored = 'the object is not mirrored';
export const model = (product: string, from: string, to: string, det: string, fate: string) =>
  `M = ${product}, the rightmost acts first. The chosen vertex ${from} goes to ${to}; the determinant is ${det}: ${fate}.`;
export const locked = (middle: string, angle: string, outer: string, inner: string) =>
  `Middle ring ${middle} at ${angle}: the outer ring ${outer} and the inner ${inner} share an axis, a degree of freedom is lost. This is gimbal lock.`;
export const unlocked = (outer: string, middle: string, inner: string) =>
  `Outer ring ${outer}, middle ${middle}, inner ${inner}: the three axes still span space.`;
export const rotation = (lock: string, axis: string, angle: string, quat: string) =>
  `${lock} Axis and angle: ${axis}, ${angle}°; quaternion (w, x, y, z): ${quat}.`;
export const vertexAt = (stage: string | undefined, place: string, what: string) =>
  `${stage}: the chosen vertex is at ${place}; ${what}.`;
export const fromOwnOrigin = 'relative to the origin of the object itself';
export const fromWorldOrigin = 'relative to the origin of the world';
export const inFront = (distance: string) =>
  `the camera is at the origin and looks along −z; the vertex is ${distance} from the plane of the camera`;
export const behind = 'the camera is at the origin and looks along −z; the vertex is behind it';
export const orthoW = 'in an orthographic projection w is always 1';
export const perspectiveW = 'w is −z of view space, not divided by yet';
export const inside = 'all three numbers are between −1 and 1, so it is visible';
export const outside = 'a number is not between −1 and 1, so it is clipped';
export const clippedBehind =
  'The chosen vertex has w ≤ 0 and is behind the camera: it was clipped before the division.';
export const onScreen = (column: string, row: string, depth: string) =>
  `Screen: the chosen vertex is in column ${column}, row ${row} from the bottom, at depth ${depth}; depth is not even over distance, what is near takes up most of it.`;
export const questions = {
  columns:
    'Drag both columns onto one line: what becomes of the area? Drag on beyond that line: why is the figure turned over?',
  model: 'Multiply in another order: the three transforms are the same, so why does the object go elsewhere?',
  rotation: 'Drag the middle ring to 90°, then the other two: in how many directions can the object still turn?',
  journey: 'Go step by step to the screen: at which step do parallel edges stop being parallel?',
};
export const whatOfX = (x: string) =>
  `In local space x of the chosen vertex is ${x}. What does the model matrix do to it?`;
export const changes = ['It grows', 'It shrinks', 'It stays'];
export const xFromTo = (from: string, to: string) =>
  `x goes from ${from} to ${to}: rotation, scaling and translation together decide.`;
export const whatOfZ = 'In view space, is z of the chosen vertex positive or negative?';
export const signs = ['Negative', 'Positive', 'Exactly 0'];
export const zInFront = (z: string) =>
  `z = ${z}: the camera looks along −z, so points in front of it have a negative z.`;
export const zBehind = (z: string) => `z = ${z}: the camera looks along −z, and this point is not in front of it.`;
export const whatOfW = 'What is the fourth component, w, after the projection matrix?';
export const wChoices = (minusZ: string, z: string) => [
  'Always 1',
  `−z of view space, ${minusZ}`,
  `z of view space, ${z}`,
];
export const orthoRow =
  'The last row of an orthographic projection is (0, 0, 0, 1): w stays, and size does not depend on distance.';
export const perspectiveRow = (w: string) => `The last row of a perspective matrix is (0, 0, −1, 0), so w = −z = ${w}.`;
export const whetherKept = (clip: string) =>
  `The clip coordinates are (${clip}). Does this vertex stay in the picture?`;
export const keptOrClipped = ['It stays', 'It is clipped'];
export const within = (w: string) => `x, y and z are all between −w and w (w = ${w}).`;
export const beyond = (w: string) => `One of x, y and z is not between −w and w (w = ${w}).`;
export const notInFront = (w: string) => `w = ${w}: it is not in front of the camera.`;
export const whereInWindow = (y: string) => `y in NDC is ${y}. Is that high or low in the window of OpenGL?`;
export const aboveOrBelow = ['Above the middle', 'Below the middle'];
export const windowY =
  'In OpenGL y points up, so a positive y is above the middle; coordinates of images point down and have to be flipped.';
export const topic = 'Topic';
export const lookAt = 'Look at';
export const matrices = {
  identity: 'Identity',
  rotation: 'Rotation by 37°',
  shear: 'Shear',
  mirror: 'Reflection',
  singular: 'Singular',
};
export const eulerOrder = 'Order (outer·middle·inner)';
export const projection = 'Projection';
export const lenses = { perspective: 'Perspective', ortho: 'Orthographic' };
export const cameraFields = {
  yaw: 'Camera yaw',
  pitch: 'Pitch',
  distance: 'Distance',
  fov: 'Field of view',
  near: 'Near plane',
  far: 'Far plane',
};
export const camera = 'Camera';
export const vertex = 'Vertex';
export const space = 'Space';
export const columnMajor = 'Column-major (GLM, GLSL)';
export const rowMajor = 'Row-major (row_major in HLSL)';
export const axes = ['x axis', 'y axis', 'z axis', 'origin'];
export const column = (index: number) => `col ${index}`;
export const fromOutside = 'From outside';
export const seenByCamera = 'What the camera sees';
export const noMatrix = ['No matrix applied yet', 'In axes of its own'];
export const division = (w: string) => ['x, y, z, each over w', `w of this vertex = ${w}`];
export const depthSum = 'depth: (z + 1) / 2';
export const axisAngle = 'Axis and angle';
export const quaternion = 'Quaternion (w, x, y, z)';
export const columnHandles = ['First column: where the x axis goes', 'Second column: where the y axis goes'];
export const placings = { move: 'Move', turn: 'Rotate', size: 'Scale' };
export const placingAlong = {
  move: (axis: string | undefined) => `Move along the ${axis} axis`,
  turn: (axis: string | undefined) => `Rotate about the ${axis} axis`,
  size: (axis: string | undefined) => `Scale along the ${axis} axis`,
};
export const cameraHandles = { yaw: 'Turn the camera around the world', pitch: 'Camera pitch', fov: 'Field of view' };
/** In a handle's dot, a sign wide. */
export const cameraSigns = { yaw: 'Y', pitch: 'P', fov: 'F' };
export const determinant = 'Determinant';
export const toLine = 'Flattened';
export const turnedOver = 'Turned over';
export const sameSide = 'Same side';
