import { defineLab } from '../define.ts';
import { Controls } from './Controls.tsx';
import { curveModel } from './model.ts';
import { Stage } from './Stage.tsx';

export default defineLab({ model: curveModel, Figure: Stage, Controls });
