import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { postModel } from './model.ts';

export default defineLab({ model: postModel, Figure, Controls });
