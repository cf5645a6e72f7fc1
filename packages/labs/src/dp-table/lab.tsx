import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { tableModel } from './model.ts';

export default defineLab({ model: tableModel, Figure, Controls, Details });
