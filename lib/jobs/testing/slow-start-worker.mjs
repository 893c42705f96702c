/** A worker for tests that takes a second before it can be asked anything, as on a busy machine. */
import { setTimeout as pause } from 'node:timers/promises';

await pause(1000);

export { perform } from './worker.mjs';
