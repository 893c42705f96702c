/** What the benchmark of the computer player takes from the site, in one bundle. */

export { playOut } from '@/lib/game/computer/play-out';
export { loadBattle, makePairings, playMatch } from '@/lib/systems/computer-matches';
