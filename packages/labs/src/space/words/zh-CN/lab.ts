/** What the lab says in Simplified Chinese. */

export const lamp = '光源';
export const lampWay = (azimuth: number, elevation: number) => `方位 ${azimuth}°，高 ${elevation}°`;
