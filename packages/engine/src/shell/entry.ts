/**
 * What the boot loads, again under another address when it failed. It holds nothing: the application itself must be the
 * same module for this file and for lazy chunks, whichever address this one came from.
 */
import './entry-client.tsx';
