/** The drawing library paints a chart's grid as hundreds of dots; one dotted line for each row is the same to the eye. */

const DOT = /<circle cx="([\d.]+)" cy="([\d.]+)" r="[\d.]+" class="xychart-grid"\s*\/>\s*/g;

/** Replaces rows of dots by lines. */
export function joinGridDots(svg: string): string {
  const rows = new Map<string, number[]>();
  for (const [, x, y = ''] of svg.matchAll(DOT)) rows.set(y, [...(rows.get(y) ?? []), Number(x)]);
  if (rows.size === 0) return svg;
  const lines = [...rows].map(([y, xs]) => dottedLine(y, xs)).join('');
  return svg.replace(DOT, '').replace(/(?<=<\/style>)(?!.*<\/style>)/s, lines);
}

function dottedLine(y: string, xs: number[]): string {
  const gap = Math.max(1, (xs[1] ?? 0) - (xs[0] ?? 0));
  const place = `x1="${Math.min(...xs)}" y1="${y}" x2="${Math.max(...xs)}" y2="${y}"`;
  return `<line ${place} stroke="var(--_inner-stroke)" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
}
