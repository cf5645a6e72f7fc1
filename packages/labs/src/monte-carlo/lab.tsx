import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { carloModel } from './model.ts';

export default defineLab({ model: carloModel, Figure, Controls });
