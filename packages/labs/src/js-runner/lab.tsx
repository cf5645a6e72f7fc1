import { defineLab } from '../define.ts';
import { programModel } from '../sandbox/program-state.ts';
import { Runner } from '../sandbox/Runner.tsx';
import worker from './worker.ts?sandboxed';

export default defineLab({
  model: programModel,
  Figure: (props) => <Runner {...props} language="JavaScript" script={worker} />,
});
