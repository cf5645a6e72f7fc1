import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { tracerModel } from './model.ts';

export default defineLab({ model: tracerModel, Figure, Controls, sheet });
