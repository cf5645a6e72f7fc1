import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { lookupModel } from './lab-model.ts';

export default defineLab({ model: lookupModel, Figure, Controls, Details });
