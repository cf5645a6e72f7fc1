import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { shaderModel } from './model.ts';

export default defineLab({ model: shaderModel, Figure, Controls, Details, sheet });
