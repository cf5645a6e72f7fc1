import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { memoryModel } from './lab-model.ts';

export default defineLab({ model: memoryModel, Figure, Controls, Details, sheet });
