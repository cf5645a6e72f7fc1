import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { gridModel } from './model.ts';

export default defineLab({ model: gridModel, Figure, Controls });
