/** Matrices and rotations as GLM gives them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import {
  IDENTITY,
  inverseRigid,
  lookAt,
  type Mat4,
  multiply,
  ortho,
  perspective,
  scaling,
  translation,
  volume,
} from './matrix.ts';
import {
  axisAngle,
  EULER_ORDERS,
  eulerMatrix,
  fromAxis,
  fromEuler,
  type Quat,
  quatMultiply,
  rotationMatrix,
} from './rotation.ts';
import { length, type Vec3 } from './vec.ts';

const PROGRAM = `#define GLM_ENABLE_EXPERIMENTAL
#include <glm/glm.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/gtx/euler_angles.hpp>
#include <cstdio>
using namespace glm;
void show(const char* name, dmat4 m) {
  std::printf("%s", name);
  for (int c = 0; c < 4; ++c) for (int r = 0; r < 4; ++r) std::printf(" %.12g", m[c][r]);
  std::puts("");
}
void show(const char* name, dquat q) { std::printf("%s %.12g %.12g %.12g %.12g\\n", name, q.w, q.x, q.y, q.z); }
int main() {
  show("translate", translate(dmat4(1), dvec3(1.5, -2, 0.25)));
  show("scale", scale(dmat4(1), dvec3(2, -0.5, 3)));
  show("trs", translate(dmat4(1), dvec3(1, 2, 3)) * rotate(dmat4(1), 0.7, dvec3(1, 2, -2)) * scale(dmat4(1), dvec3(2, 1, 0.5)));
  show("lookAt", lookAt(dvec3(4, 3, 7), dvec3(0.5, -1, 0), dvec3(0, 1, 0)));
  show("perspective", perspective(radians(50.0), 1.6, 0.5, 20.0));
  show("ortho", ortho(-3.2, 3.2, -2.0, 2.0, 0.5, 20.0));
  show("XYZ", dmat4(eulerAngleXYZ(0.4, -1.1, 2.5)));
  show("XZY", dmat4(eulerAngleXZY(0.4, 2.5, -1.1)));
  show("YXZ", dmat4(eulerAngleYXZ(-1.1, 0.4, 2.5)));
  show("YZX", dmat4(eulerAngleYZX(-1.1, 2.5, 0.4)));
  show("ZXY", dmat4(eulerAngleZXY(2.5, 0.4, -1.1)));
  show("ZYX", dmat4(eulerAngleZYX(2.5, -1.1, 0.4)));
  dquat a = angleAxis(0.6, normalize(dvec3(1, 2, 3))), b = angleAxis(2.9, normalize(dvec3(-2, 1, 0.5)));
  show("axis", b);
  show("product", a * b);
  show("matrix", mat4_cast(a * b));
  show("slerp", slerp(a, b, 0.3));
  show("far", slerp(a, -b, 0.3));
}
`;

const answers = new Map(
  oracle('cpp', PROGRAM, new URL('./fixtures/glm.txt', import.meta.url))
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...numbers] = line.split(' ');
      return [name, numbers.map(Number)] as const;
    }),
);

const A = fromAxis([1, 2, 3], 0.6);
const B = fromAxis([-2, 1, 0.5], 2.9);
const trs: Mat4 = [translation([1, 2, 3]), rotationMatrix(fromAxis([1, 2, -2], 0.7)), scaling([2, 1, 0.5])].reduce(
  multiply,
);
const ANGLES: Vec3 = [0.4, -1.1, 2.5];

it.each<[string, Mat4 | Quat]>([
  ['translate', translation([1.5, -2, 0.25])],
  ['scale', scaling([2, -0.5, 3])],
  ['trs', trs],
  ['lookAt', lookAt([4, 3, 7], [0.5, -1, 0], [0, 1, 0])],
  ['perspective', perspective((50 * Math.PI) / 180, 1.6, 0.5, 20)],
  ['ortho', ortho(3.2, 2, 0.5, 20)],
  ...EULER_ORDERS.map((order): [string, Mat4] => [order, eulerMatrix(ANGLES, order)]),
  ['axis', B],
  ['matrix', rotationMatrix(quatMultiply(A, B))],
])('%s is GLM’s', (name, ours) => {
  const theirs = answers.get(name) ?? [];
  const flat = ours.flat();
  expect(theirs).toHaveLength(flat.length);
  for (const [i, value] of flat.entries()) expect(value, `${name} ${i}`).toBeCloseTo(theirs[i] ?? Number.NaN, 6);
});

const angle = fc.double({ min: -3, max: 3, noNaN: true });
const angles = fc.tuple(angle, angle, angle);
const order = fc.constantFrom(...EULER_ORDERS);

it('one rotation is the same by matrices, by a quaternion and by its axis', () => {
  fc.assert(
    fc.property(angles, order, (by, name) => {
      const quat = fromEuler(by, name);
      const { axis, angle: turn } = axisAngle(quat);
      const matrix = eulerMatrix(by, name).flat();
      for (const other of [rotationMatrix(quat), rotationMatrix(fromAxis(axis, turn))]) {
        for (const [i, value] of other.flat().entries()) expect(value).toBeCloseTo(matrix[i] ?? Number.NaN, 6);
      }
      expect(length(axis)).toBeCloseTo(1, 9);
      expect(volume(rotationMatrix(quat))).toBeCloseTo(1, 9);
    }),
  );
});

it('a view turned round leads back', () => {
  const view = lookAt([4, 3, 7], [0.5, -1, 0], [0, 1, 0]);
  for (const [i, value] of multiply(inverseRigid(view), view).flat().entries())
    expect(value).toBeCloseTo(IDENTITY.flat()[i] ?? Number.NaN, 9);
});
