/** What the benchmark of the computer player takes from the site, in one bundle. */
export { createComputerPlayer, runMatch } from '@/lib/game/computer/match-runner';
export { readDocument } from '@/lib/systems/read-document';
