/** Dates as feeds must write them. */

const PARTS = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/i;

/** A date of a note as RFC 3339: without a time of day its beginning, without a zone UTC on every machine. */
export function rfc3339(date: string): string {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] = PARTS.exec(date) ?? [];
  const written = `${day}T${time}${seconds}${zone.toUpperCase()}`;
  const isReal = day !== undefined && isDay(day) && !Number.isNaN(Date.parse(written)) && !time.startsWith('24');
  // What only JavaScript understands: 30 February, or words.
  return isReal ? written : new Date(date).toISOString();
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
