/** The environment of samples and of their compilers: the same on every machine, since what a sample prints must not depend on where. */
import { INSIDE } from './box.ts';

/** All there is; drivers add what their own tools need. */
export const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: INSIDE,
  TMPDIR: INSIDE,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  USER: 'sample',
  PYTHONDONTWRITEBYTECODE: '1',
  // Colours and hints of tools that think a person looks on.
  NO_COLOR: '1',
};
