/** What the benchmark of the computer player takes from the site, in one bundle. */
export { loadBattle, makePairings, playMatch } from '@/lib/systems/computer-matches';
