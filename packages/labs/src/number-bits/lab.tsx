import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { bitsModel } from './lab-model.ts';

export default defineLab({ model: bitsModel, Figure, Controls, sheet });
