/** What pressing a place of the picture calls. */
import { bucketOf } from './hash.ts';
import { type ContainerState, type Step, type Story, type Tool, takeStep, VALUES } from './state.ts';

/** A place that can be pressed: an element, free room at an end, a bucket. */
export type Spot =
  | { kind: 'element'; at: number }
  | { kind: 'room'; end: 'front' | 'back' }
  | { kind: 'bucket'; bucket: number };

/** The call that a press makes; undefined where the container has none. */
export function pressOf({ tool, value }: ContainerState, story: Story, spot: Spot): Step | undefined {
  const step = stepOf(spot, story, { tool, value });
  return step && takeStep(story, step) ? step : undefined;
}

function stepOf(spot: Spot, story: Story, { tool, value }: { tool: Tool; value: number }): Step | undefined {
  const { kind } = story.container;
  if (spot.kind === 'room') return { op: spot.end === 'front' ? 'push_front' : 'push_back', value };
  if (spot.kind === 'bucket') return insertInto(story, spot.bucket);
  if (kind === 'stack') return { op: 'pop_back' };
  if (kind === 'queue') return { op: 'pop_front' };
  if (tool !== 'insert') return { op: tool, at: spot.at };
  if (kind !== 'unordered_set') return { op: 'insert', at: spot.at, value };
  const pressed = story.container.items[spot.at];
  return pressed && insertInto(story, bucketOf(pressed.value, story.container.hash.buckets));
}

/** The smallest value that is not there yet and belongs into a bucket. */
function insertInto({ container: { items, hash } }: Story, bucket: number): Step | undefined {
  for (let value = bucket; value <= VALUES.max; value += hash.buckets) {
    if (!items.some((item) => item.value === value)) return { op: 'insert', at: 0, value };
  }
  return undefined;
}
