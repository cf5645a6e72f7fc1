/** Containers and operations in words. */
import { BLOCK } from './deque.ts';
import type { Spot } from './presses.ts';
import { type ContainerState, replay, type Step, type Story, takeStep } from './state.ts';
import type { Container, Kind, Operation } from './types.ts';
import { words } from './words/lab.ts';

/** The member function as the container calls it. */
function callName(kind: Kind, op: Operation['op']): string {
  if (kind === 'stack' || kind === 'queue') return op.startsWith('push') ? 'push' : 'pop';
  return op;
}

/** The call as code says it, without its container. */
export function callText({ kind, items }: Container, step: Step): string {
  const isSet = kind === 'unordered_set';
  // A set has no index: its elements are named by their values.
  const element = 'at' in step && isSet ? (items[step.at]?.value ?? '') : undefined;
  if (step.op === 'pin') return isSet ? words.holdFind(element) : words.hold(step.at);
  const name = callName(kind, step.op);
  if (step.op === 'insert') return isSet ? `insert(${step.value})` : `insert([${step.at}], ${step.value})`;
  if (step.op === 'erase') return isSet ? `erase(${element})` : `erase([${step.at}])`;
  if (step.op === 'reserve') return `reserve(${step.count})`;
  return 'value' in step ? `${name}(${step.value})` : `${name}()`;
}

/** An element by its value, and by its index where the container has indices. */
export function elementText({ kind, items }: Container, id: number): string {
  const index = items.findIndex((item) => item.id === id);
  const place = kind === 'vector' || kind === 'deque' ? words.atIndex(index) : '';
  return words.element(items[index]?.value, place);
}

/** How it is stored. */
export function storageText({ kind, items, capacity, deque, hash }: Container): string {
  const size = `size ${items.length}`;
  if (kind === 'vector') return words.vectorStorage(size, capacity);
  if (kind === 'list') return words.listStorage(size, items.length);
  if (kind !== 'unordered_set') {
    return words.dequeStorage(size, BLOCK, deque.finishNode - deque.startNode + 1, deque.mapSize);
  }
  return words.setStorage(size, hash.buckets, (items.length / hash.buckets).toFixed(2));
}

/** What the drawing shows. */
export const figureLabel = (container: Container) => words.storageOf(container.kind, storageText(container));

/** The last step, what it cost, and which iterators broke. */
export function resultText({ container, effect, last, pins }: Story): string {
  const parts = [storageText(container)];
  if (effect && last && last.op !== 'pin') parts.push(effectText(container, last, effect));
  else if (last?.op === 'pin') parts.push(pinText(container, pins));
  const broken = pins.filter(({ iterator }) => !iterator);
  const dangling = pins.filter(({ reference }) => !reference);
  if (pins.length) {
    parts.push(words.held(pins.length, broken.length, dangling.length));
  }
  return words.sentences(parts.join(words.stop));
}

/** The element that the last iterator points to. */
const pinText = (container: Container, pins: Story['pins']): string =>
  words.nowHeld(elementText(container, pins.at(-1)?.id ?? 0));

function effectText(
  { kind }: Container,
  step: Operation,
  { moves, reallocated }: NonNullable<Story['effect']>,
): string {
  const storage = reallocated ? words.storageNote(words.newStorage[kind]) : '';
  return words.effect(callName(kind, step.op), moves, storage);
}

/** A place of the picture, and the call that pressing it makes. */
export function spotText(container: Container, spot: Spot, step: Step): string {
  const item = spot.kind === 'element' ? container.items[spot.at] : undefined;
  const name = item
    ? elementText(container, item.id)
    : spot.kind === 'bucket'
      ? words.bucket(spot.bucket)
      : words.emptyPlace;
  return words.pressing(name, callText(container, step));
}

/** The calls as C++, each a line; the declaration is the first. */
export function programText({ kind, steps }: ContainerState): string[] {
  const lines = [`std::${kind}<T> c;`];
  let story = replay(kind, []);
  let held = 0;
  for (const step of steps) {
    lines.push(codeText(story?.container, step, held));
    held += Number(step.op === 'pin');
    story = story && takeStep(story, step);
  }
  return lines;
}

function codeText(container: Container | undefined, step: Step, held: number): string {
  if (!container) return '';
  const isSet = container.kind === 'unordered_set';
  const place = (at: number) =>
    isSet ? `c.find(${container.items[at]?.value})` : at ? `std::next(c.begin(), ${at})` : 'c.begin()';
  if (step.op === 'pin') return `auto it${held || ''} = ${place(step.at)};`;
  const name = callName(container.kind, step.op);
  if (step.op === 'insert') return `c.insert(${isSet ? '' : `${place(step.at)}, `}${step.value});`;
  if (step.op === 'erase') return `c.erase(${place(step.at)});`;
  if (step.op === 'reserve') return `c.reserve(${step.count});`;
  return `c.${name}(${'value' in step ? step.value : ''});`;
}
