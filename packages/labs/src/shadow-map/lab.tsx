import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { shadowModel } from './model.ts';

export default defineLab({ model: shadowModel, Figure, Controls });
