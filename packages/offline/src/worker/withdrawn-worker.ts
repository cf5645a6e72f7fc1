/** Takes the place of the worker when the author withdraws it: deletes all that was stored, and itself. */
import { Shelf } from '../store/shelf.ts';
import { withdraw } from './withdraw.ts';
import { scope } from './worker-scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(withdraw(event, new Shelf(scope.registration.scope))));
