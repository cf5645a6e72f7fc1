import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { netModel } from './model.ts';

export default defineLab({ model: netModel, Figure, Controls, Details });
