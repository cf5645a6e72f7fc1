import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const shapes = { cube: 'Cube', icosahedron: 'Icosahedron', torus: 'Torus', ell: 'L shape' };
export const methods = {
  catmull: 'Catmull–Clark subdivision',
  loop: 'Loop subdivision',
  simplify: 'Quadric error simplification',
  clusters: 'Cluster LOD',
};
export const walk = (from: number, to: number, face: number) =>
  ` Half-edge ${from}→${to} of face ${face}: its twin is ${to}→${from}, its next starts at ${to}.`;
export const atStep = (shape: string, method: string, step: number) => `${shape}, ${method}, step ${step}`;
export const counts = (vertices: number, edges: number, faces: number, euler: number) =>
  `${counted(vertices, 'vertex', 'vertices')}, ${counted(edges, 'edge')}, ${counted(faces, 'face')}, V − E + F = ${euler}`;
export const irregular = (regular: number, count: number) =>
  `${counted(count, 'vertex', 'vertices')} of valence ≠ ${regular}`;
export const mesh = (step: string, counts: string, irregular: string, walk: string) =>
  `${step}: ${counts}; ${irregular}.${walk}`;
export const seenFrom = (shape: string, eye: string, pixels: number | undefined) =>
  `${shape}, the eye on the x axis at ${eye}, off by at most ${pixels} px`;
export const ofLevel = (level: number, count: number) => `${count} of level ${level}`;
export const comma = ', ';
export const chosen = (count: number, levels: string) => `${counted(count, 'cluster')} chosen (${levels})`;
export const clusters = (seen: string, chosen: string, faces: number, euler: number) =>
  `${seen}: ${chosen}, ${counted(faces, 'face')}, V − E + F = ${euler}, no cracks.`;
export const clustersAndWalk = (clusters: string, walk: string) => `${clusters}${walk}`;
export const howManyLeft = (faces: number, from: number | undefined, to: number | undefined) =>
  `Now there are ${faces} faces. The error allowed grows from ${from} px to ${to} px: how many faces are left?`;
export const shares = ['More than 90%', '50% to 90%', 'Less than 50%'];
export const left = (faces: number, from: number, to: number) =>
  `${faces} are left. A cluster looks only at its own error and that of its parent: it is drawn if the first is small enough and the second too large. The coarsest cluster was of level ${from} and is now of level ${to}.`;
export const whatOfEuler = (from: number, to: number) =>
  `Edges are collapsed, from ${from} faces down to ${to}. Does V − E + F change?`;
export const changes = ['It stays', 'It shrinks', 'It grows'];
export const eulerStays = (euler: number, irregular: string) =>
  `It is still ${euler}: each collapse removes one vertex, three edges and two faces. ${irregular}`;
export const moreIrregular = (count: number) => `Vertices of a valence other than 6: ${count} more.`;
export const fewerIrregular = (count: number) => `Vertices of a valence other than 6: ${count} fewer.`;
export const facesTimes = (faces: number, times: number) => `${faces} (${times} times as many)`;
export const howManyFaces = (faces: number) =>
  `Now there are ${faces} faces. How many will there be after one more subdivision?`;
export const loopFaces = (faces: number) => `${faces}: each triangle is split into four.`;
export const catmullFaces = (faces: number) =>
  `${faces}: a polygon of n sides is split into n quadrilaterals, a triangle into three and a quadrilateral into four.`;
export const questions = {
  catmull: 'Subdivide once more: are there more vertices of a valence other than 4? Where are they?',
  loop: 'Subdivide some times: where have the corners gone, and how many vertices of a valence other than 6 are left?',
  simplify: 'Simplify step by step: where do faces go first, and at which step does the outline show it?',
  clusters:
    'The eye is on the right. Allow more error: on which side do clusters get coarser first, and why is there no crack where coarse meets fine?',
};
export const meshName = 'Mesh';
export const method = 'Method';
export const markIrregular = (regular: number) => `Mark vertices of a valence other than ${regular}`;
export const walkEdges = 'Walk along half-edges';
export const halfEdge = 'half-edge';
export const turn = 'Turn';
export const turnMesh = 'Turn the mesh';
export const turnedBy = (yaw: number, pitch: number) => `yaw ${yaw}°, pitch ${pitch}°`;
export const eyeDistance = 'Distance of the eye';
