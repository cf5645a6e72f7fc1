/** Sends one file of a built site: compressed if the browser accepts it, ranges, conditional requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import type { Encoding, Twins } from './twins.ts';

export interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  /** The built site. It may be built again at any time, so nothing of it is remembered. */
  folder: string;
  twins: Twins;
}

/** Answers with `file` of `folder`; rejects with an error that has a `status` when it cannot. */
export async function sendFile(file: string, { request, response, folder, twins }: Sending): Promise<void> {
  const encoding = acceptedEncoding(request);
  const twin = encoding && (await twins.of(file, folder, encoding));
  response.setHeader('Vary', 'Accept-Encoding');
  if (twin) response.setHeader('Content-Encoding', encoding);
  const { folder: root, name } = twin ?? { folder, name: file };
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, name.split('/').map(encodeURIComponent).join('/'), {
      root,
      cacheControl: false,
      index: false,
      // The folder contains only published files.
      dotfiles: 'allow',
    })
      .on('error', (error) => {
        response.removeHeader('Content-Encoding');
        reject(error);
      })
      .pipe(response);
  });
}

/** The smaller one first. A range refers to bytes of the file itself, not of its compressed copy. */
function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  if (request.headers.range) return undefined;
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
