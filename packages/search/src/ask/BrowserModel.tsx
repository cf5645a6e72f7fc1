import { type MouseEvent, useState } from 'react';
import { words } from '../words/ask.ts';
import { browserAnswerer, browserModelApi, isAvailable } from './browser-model.ts';
import { focusField } from './focus-field.ts';
import type { Answerer } from './types.ts';

interface Props {
  onReady: (answerer: Answerer) => void;
}

/** Offers the browser's own model, in a browser that has one. */
export function BrowserModel({ onReady }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  const api = browserModelApi();
  if (!api) return null;
  const choose = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(await isAvailable(api))) return setIsMissing(true);
    focusField(currentTarget);
    onReady(browserAnswerer(api));
  };
  return (
    <>
      <p>
        <button type="button" className="link" onClick={choose}>
          {words.useBrowserModel}
        </button>
      </p>
      <p className="ask-note" role="status">
        {isMissing && words.noBrowserModel}
      </p>
    </>
  );
}
