/** What the lab says in English. */

export const settings = 'Settings';
export const whatShows = 'Show';
export const method = 'Method';
export const bones = 'Bones';
export const targetX = 'Target x';
export const targetY = 'Target y';
export const skinning = 'Skinning';
export const elbowBend = 'Elbow';
export const transition = 'Transition';
export const runWeight = 'Weight of running';
export const alignPhases = 'Align phases';
export const betweenKeys = 'Between keyframes';
export const addedLean = 'Additive lean';
export const target = 'Target';
export const upperTurn = 'Upper arm rotation';
export const foreTurn = 'Forearm bend';
export const transitionWidth = "Width of the weights' transition";
export const widthSign = '↔';
export const chosenRing = 'Selected ring of vertices';
export const ring = (number: number) => `Ring ${number}`;
export const mixed = 'Blend';
export const hipChart = 'Near hip: walk (thin), run (dashed), blend (thick)';
export const gapChart = 'Distance of the end from the target, step by step';
export const upperWeight = 'Upper arm weight';
export const foreWeight = 'Forearm weight (dashed)';
export const parts = { ik: 'Inverse kinematics', skin: 'Skinning and weights', blend: 'Animation blending' };
export const methods = { ccd: 'CCD', fabrik: 'FABRIK' };
export const skinnings = { rigid: 'Rigid binding', linear: 'Linear blend skinning', rotation: 'Blended rotations' };
export const interpolations = { step: 'stepped', linear: 'linear', smooth: 'spline' };
export const clips = { walk: 'Walk', run: 'Run' };
export const questions = {
  ik: 'Drag the target near, far and out of reach: how many steps do CCD and FABRIK take, and how do their poses differ?',
  skin: 'Fold the forearm all the way: why does the elbow collapse? Does it with another kind of skinning?',
  blend: 'Unalign the phases and set the weight to one half: why do the legs hardly move any more?',
};
export const inRound = (method: string, round: number, step: string) => `${method}, round ${round}: ${step}`;
export const notBegun = 'Not begun yet';
export const tooFar = 'the target is out of reach and the chain can only point at it';
export const reached = 'the target is reached';
export const gaveUp = 'it ends here without reaching it';
export const notYet = 'not reached yet';
export const chain = (first: string, gap: string, then: string) =>
  `${first}; the end is ${gap} away from the target, ${then}.`;
export const turns = (joint: number) => `turn joint ${joint} until the end lies on the line from it to the target`;
export const end = 'the end';
export const root = 'the root';
export const joint = (number: number) => `joint ${number}`;
export const endToTarget = 'put the end on the target';
export const pulledBack = (name: string) => `backward: pull ${name} along the line to the bone's length`;
export const rootBack = 'put the root back in its place';
export const pulledForward = (name: string) => `forward: pull ${name} along the line to the bone's length`;
export const skinIs = (skinning: string, bend: string, width: string, upper: string, fore: string) =>
  `${skinning}: with the elbow at ${bend}, ${width} of its width is left. The selected ring follows the upper arm by ${upper} and the forearm by ${fore}.`;
export const inPhase = 'both clips plant their feet at the same phase';
export const outOfPhase = 'the clips are not aligned and their legs cancel each other out';
export const blendIs = (phase: string, walk: string, run: string, sync: string) =>
  `Phase ${phase}: walk ${walk}, run ${run}, ${sync}; `;
export const leanIs = (lean: string, interpolation: string) =>
  `a lean of ${lean} is added. Between keyframes: ${interpolation}.`;
export const whatHappens = (method: string, step: string) =>
  `Next step of ${method}: ${step}. What becomes of the distance from the end to the target?`;
export const outcomes = ['Shorter', 'The same', 'Longer'];
export const distances = (before: string, after: string, why: string) =>
  `The distance goes from ${before} to ${after}. ${why}`;
export const ccdNeverFarther =
  'Turned so that the end faces the target, the joint has the end as near to it as it can be, so a step of CCD never makes the distance longer.';
export const backMovesEnd = 'The backward pass begins by putting the end right on the target.';
export const backLeavesEnd = 'The backward pass does not move the end again.';
export const forwardMovesEnd =
  "The forward pass moves the end last, pulled to the bone's length, and may take it off the target.";
export const forwardLeavesEnd = 'The forward pass has not come to the end yet.';
