import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { sortModel } from './lab-model.ts';

export default defineLab({ model: sortModel, Figure, Controls, Details, sheet });
