/** What the lab says in English. */

export const lamp = 'Light';
export const lampWay = (azimuth: number, elevation: number) => `azimuth ${azimuth}°, elevation ${elevation}°`;
