/** Where everything lies: places are rows, names are columns, links run at the right. */
import { LINKS, type LinkName, type LookupState } from './state.ts';
import type { Place } from './types.ts';

export const WIDTH = 372;
/** Rows of places; room for the numbers of the visits at the left of them. */
export const ROW = { left: 22, head: 74, top: 34, height: 44, gap: 12 };
export const CELL = 58;
/** Right edge of the rows, and where the first link runs. */
export const RIGHT = ROW.left + ROW.head + 3 * CELL + 4;
const LANE = { first: RIGHT + 40, last: WIDTH - 15, widest: 22 };
/** Height of what stands behind the last place. */
export const END = 26;

export const topOf = (row: number): number => ROW.top + row * (ROW.height + ROW.gap);

/** Top of what stands behind the last place. */
export const endTop = ({ world }: LookupState): number => topOf(world.places.length);

export const heightOf = (state: LookupState): number => endTop(state) + END + 8;

/** One link as a line: out of its place, along its lane, into its target. */
export interface Wire {
  place: string;
  link: LinkName;
  to: string | undefined;
  lane: number;
  from: number;
  end: number;
}

/** The links that are drawn: those that lead somewhere, and of each place the one that a search follows. */
export function wiresOf(state: LookupState): Wire[] {
  const { places, language } = state.world;
  const drawn = places.flatMap((place, row) =>
    LINKS[language]
      .filter((link) => link !== 'newindex' || place.newindex !== undefined)
      .map((link) => ({ place, row, link })),
  );
  const step = Math.min(LANE.widest, (LANE.last - LANE.first) / Math.max(1, drawn.length - 1));
  return drawn.map(({ place, row, link }, index) => ({
    place: place.name,
    link,
    to: place[link],
    lane: LANE.last - (drawn.length - 1 - index) * step,
    from: topOf(row) + (link === 'newindex' ? 32 : 12),
    end: endOf(state, place[link], index),
  }));
}

/** Lines into the same place lie a little apart. */
function endOf(state: LookupState, to: string | undefined, index: number): number {
  const row = state.world.places.findIndex(({ name }) => name === to);
  return row < 0 ? endTop(state) + 6 + (index % 3) * 7 : topOf(row) + 20 + (index % 3) * 7;
}

/** The target that a link's end comes to when it is moved to a height: the nearest one in that direction, if it moved enough. */
export function targetAt(state: LookupState, wire: Wire, targets: readonly string[], y: number): string | undefined {
  const way = y - wire.end;
  if (Math.abs(way) < ROW.height / 2) return wire.to;
  const middles = [
    ...state.world.places.flatMap(({ name }: Place, row) =>
      targets.includes(name) ? [{ to: name as string | undefined, at: topOf(row) + ROW.height / 2 }] : [],
    ),
    { to: undefined, at: endTop(state) + END / 2 },
  ];
  const there = middles.filter(({ to, at }) => to !== wire.to && Math.sign(at - wire.end) === Math.sign(way));
  const nearest = there.sort((a, b) => Math.abs(a.at - y) - Math.abs(b.at - y))[0];
  return nearest ? nearest.to : wire.to;
}
