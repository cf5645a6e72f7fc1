/** Days and spans of time in English. */
import { counted } from 'study-notes/words/counted';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const date = (month: number, day: number) => `${day} ${MONTHS[month - 1] ?? ''}`;
export const monthName = (month: number) => MONTHS[month - 1] ?? '';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${counted(count, 'hour')}`;
export const days = (count: number) => counted(count, 'day');
export const months = (count: number) => counted(count, 'month');
export const years = (count: number) => counted(count, 'year');
