import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { textureModel } from './model.ts';

export default defineLab({ model: textureModel, Figure, Controls });
