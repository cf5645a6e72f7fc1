import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { arrayModel } from './model.ts';

export default defineLab({ model: arrayModel, Figure, Controls, Details });
