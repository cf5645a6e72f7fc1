import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { rasterModel } from './model.ts';

export default defineLab({ model: rasterModel, Figure, Controls });
