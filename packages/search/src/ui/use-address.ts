/** The search page's address follows the query, within the same history entry. */
import { useEffect } from 'react';

/** Debounce of address changes, ms: browsers reject hundreds of changes in a few seconds. */
const COOLDOWN_MS = 300;

/** Puts the address into this history entry. */
export function useAddress(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
    }, COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
