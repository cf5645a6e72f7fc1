/** How much of a white room's light a surface gives back (the white furnace), and what brings the rest back. */
import { radicalInverse } from '../space/hammersley.ts';
import { type Distribution, type Masking, sampleCos, visible } from './microfacet.ts';

export interface Surface {
  kind: Distribution;
  masking: Masking;
  alpha: number;
}

/** Sampled directions for an energy. */
const SAMPLES = 1024;
/** Angles of a table, as cosines from 0 on. */
const CELLS = 24;

/** Share of the light that comes back after one reflection at a white surface seen at this cosine; without Fresnel. */
export function furnaceEnergy(surface: Surface, cosOut: number): number {
  const sinOut = Math.sqrt(1 - cosOut * cosOut);
  let sum = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const cosHalf = sampleCos(surface.kind, (i + 0.5) / SAMPLES, surface.alpha);
    const sinHalf = Math.sqrt(1 - cosHalf * cosHalf);
    const outHalf = sinOut * sinHalf * Math.cos(2 * Math.PI * radicalInverse(i)) + cosOut * cosHalf;
    const cosIn = 2 * outHalf * cosHalf - cosOut;
    if (outHalf > 0 && cosIn > 0) sum += (visible(surface, cosIn, cosOut) * outHalf) / (cosOut * cosHalf);
  }
  return sum / SAMPLES;
}

export interface EnergyTable {
  /** Energies at cosines (i + ½) / length. */
  cells: number[];
  /** Mean over all directions, weighted by cosine. */
  mean: number;
}

const tables = new Map<string, EnergyTable>();

/** A surface's energies, computed once. */
export function energyTable(surface: Surface): EnergyTable {
  const key = `${surface.kind} ${surface.masking} ${surface.alpha}`;
  const known = tables.get(key);
  if (known) return known;
  const cells = Array.from({ length: CELLS }, (_, i) => furnaceEnergy(surface, (i + 0.5) / CELLS));
  const mean = cells.reduce((sum, energy, i) => sum + (2 * energy * (i + 0.5)) / CELLS, 0) / CELLS;
  const table = { cells, mean };
  if (tables.size > 60) tables.clear();
  tables.set(key, table);
  return table;
}

/** An energy between the table's cells. */
export function energyAt({ cells }: EnergyTable, cos: number): number {
  const at = Math.min(Math.max(cos * cells.length - 0.5, 0), cells.length - 1);
  const i = Math.min(Math.floor(at), cells.length - 2);
  return (cells[i] ?? 0) * (1 - at + i) + (cells[i + 1] ?? 0) * (at - i);
}

/** Kulla and Conty's lobe for light that bounced between microfacets more than once, for a white surface. */
export function bouncedLobe(table: EnergyTable, cosIn: number, cosOut: number): number {
  const lost = 1 - table.mean;
  if (lost < 1e-4) return 0;
  return ((1 - energyAt(table, cosIn)) * (1 - energyAt(table, cosOut))) / (Math.PI * lost);
}

/** What a coloured surface keeps of that lobe: each bounce costs the mean Fresnel term once more. */
export function bouncedColor(f0: number, { mean }: EnergyTable): number {
  const average = f0 + (1 - f0) / 21;
  return (average * average * mean) / (1 - average * (1 - mean));
}
