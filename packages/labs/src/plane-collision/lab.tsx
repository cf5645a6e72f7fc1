import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { planeModel } from './model.ts';

export default defineLab({ model: planeModel, Figure, Controls });
