import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details, Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { shellModel } from './model.ts';

export default defineLab({ model: shellModel, Figure, Controls, Details, sheet });
