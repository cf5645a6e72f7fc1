/** The hidden frame in which a lab's programs run. */
import { toAddress } from 'study-notes/shared/paths';
import { safeParse } from 'valibot';
import { words } from '../words/frame.ts';
import { CONNECT, type RunMessage, type RunRequest, runAnswer, type StopRequest } from './protocol.ts';
import { isSandboxedByStore } from './sandbox-offline.ts';

export interface SandboxFrame {
  /** Fulfilled once the page in the frame has the port. */
  ready: Promise<unknown>;
  send: (request: RunRequest | StopRequest) => void;
  close: () => void;
}

/** Opens a sandbox; valid messages of a run are forwarded, all others ignored. */
export function openSandbox(baseUrl: string, onAnswer: (id: number, message: RunMessage) => void): SandboxFrame {
  const { port1: port, port2 } = new MessageChannel();
  port.onmessage = ({ data }) => {
    const { success, output } = safeParse(runAnswer, data);
    if (success) onAnswer(output.id, output.message);
  };
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = words.sandbox;
  const open = async () => {
    const address = toAddress(baseUrl, '/lab-sandbox.html');
    if (!(await isSandboxedByStore(address))) frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = address;
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    if (!isClosed) document.body.append(frame);
    await loaded;
    // The frame has no origin that could be named here; it checks itself who hands it the port.
    frame.contentWindow?.postMessage(CONNECT, '*', [port2]);
  };
  let isClosed = false;
  return {
    ready: open(),
    send: (request) => port.postMessage(request),
    close: () => {
      isClosed = true;
      port.close();
      frame.remove();
    },
  };
}
