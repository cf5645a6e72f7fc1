import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { physicsModel } from './model.ts';

export default defineLab({ model: physicsModel, Figure, Controls });
