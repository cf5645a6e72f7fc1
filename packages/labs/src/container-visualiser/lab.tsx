import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { containerModel } from './lab-model.ts';

export default defineLab({ model: containerModel, Figure, Controls, Details, sheet });
