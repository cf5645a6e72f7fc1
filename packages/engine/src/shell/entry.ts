/**
 * The module that the boot loads, and on failure loads again under another address. It is empty: the application itself
 * must be the same module for this file and for lazy chunks, whichever address this one was loaded from.
 */
import './entry-client.tsx';
