/** Sends one file of a built site: its compressed copy if the browser accepts it, ranges, conditional requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { isFileIn } from './is-file-in.ts';

/** Encodings of compressed copies, the smaller first, with their file extensions. */
const COMPRESSED = { br: '.br', gzip: '.gz' };

/** Answers with `file` of `folder`; rejects with an error that has a `status` when it cannot. */
export function sendFile(
  file: string,
  { request, response, folder }: { request: IncomingMessage; response: ServerResponse; folder: string },
): Promise<void> {
  const encoding = chooseEncoding(file, request, folder);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const name = encoding ? file + COMPRESSED[encoding] : file;
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, name.split('/').map(encodeURIComponent).join('/'), {
      root: folder,
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

/** A range refers to bytes of the file itself, not of its compressed copy. */
function chooseEncoding(file: string, request: IncomingMessage, folder: string): keyof typeof COMPRESSED | undefined {
  if (request.headers.range) return undefined;
  const accepted = new Negotiator(request).encodings(Object.keys(COMPRESSED));
  return (['br', 'gzip'] as const).find(
    (encoding) => accepted.includes(encoding) && isFileIn(folder, file + COMPRESSED[encoding]),
  );
}
