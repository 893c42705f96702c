/** What the bench of the machine player takes from the site, in one bundle. */
export { contested, newMachine } from '@/lib/game/contest';
export { readDocument } from '@/lib/systems/read-document';
