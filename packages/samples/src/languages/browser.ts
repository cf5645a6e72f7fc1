/** The browser in which shaders draw. */

const NAMES = 'chromium-headless-shell chromium google-chrome';

/** Words before its options: the first of these programs that there is. */
export const BROWSER = [
  ...['sh', '-c', `for name in ${NAMES}; do command -v $name >/dev/null && exec $name "$@"; done; exit 127`, 'sh'],
];
