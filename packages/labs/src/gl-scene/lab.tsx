import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { glModel } from './model.ts';

export default defineLab({ model: glModel, Figure, Controls, Details, sheet });
