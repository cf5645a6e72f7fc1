/** What each call did, to the frame and to the asked pixel; and the calls of the programme, the last one marked. */
import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { frameOf, program, SETUP_LINES } from './describe.ts';
import { type CallReport, orderOf, WRITTEN } from './frame.ts';
import { type PixelEvent, pixelHistory } from './history.ts';
import type { GlAction } from './model.ts';
import type { GlOptions, GlState } from './state.ts';
import { words } from './words/lab.ts';

export function Details({ state }: LabProps<GlOptions, GlState, GlAction>) {
  return (
    <div className="gl-scene-details">
      <CallTable state={state} />
      <CodeListing lines={program(state)} label={words.calls} current={SETUP_LINES - 1 + state.step} />
    </div>
  );
}

/** A row for each call; those to come stand empty, so that nothing below moves when they are made. */
function CallTable({ state }: { state: GlState }) {
  const { calls } = frameOf(state);
  const events = pixelHistory(state, frameOf(state));
  return (
    <table className="gl-scene-calls">
      <thead>
        <tr>
          <th>{words.drawCall}</th>
          <th>{words.triangleHead}</th>
          <th>{words.fragmentHead}</th>
          <th>{words.writtenHead}</th>
          <th>{words.pixelHead(state.x, state.y)}</th>
        </tr>
      </thead>
      <tbody>
        {orderOf(state).map((object, i) => (
          <tr key={object}>
            <th>{words.objects[object]}</th>
            <CallCells report={calls[i]} event={events[i]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CallCells({ report, event }: { report: CallReport | undefined; event: PixelEvent | undefined }) {
  if (!report) return <td colSpan={4} />;
  const { triangles, culled, clipped, fragments, written } = report;
  return (
    <>
      <td>{triangles - culled - clipped}</td>
      <td>{fragments}</td>
      <td>{written}</td>
      <td>{fateText(event)}</td>
    </>
  );
}

/** What the depth test said of a call's fragment here. */
function fateText(event: PixelEvent | undefined): string {
  if (!event || event.fate === 0) return '—';
  const [depth, before] = [event.depth.toFixed(3), event.before.toFixed(3)];
  return event.fate === WRITTEN ? `✓ ${depth}` : `✗ ${depth} ≥ ${before}`;
}
