/** The search page's address follows what is searched; its history entry stays the same one. */
import { useEffect } from 'react';

/** Ms of rest before the address changes: browsers refuse hundreds of changes in a few seconds. */
const REST = 300;

/** Puts the address into this history entry. */
export function useAddress(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
    }, REST);
    return () => clearTimeout(timer);
  }, [address]);
}
