import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { gameModel } from './model.ts';

export default defineLab({ model: gameModel, Figure, Controls, Details, sheet });
