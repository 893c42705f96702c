import type { AidTable } from '@/lib/game/contract/player-aid';
import { createAidWriter } from '@/lib/game/view/aid-writer';
import type { Scenario } from '../document/scenario';
import { rulebook } from '../rulebook';
import { countTilesPerPlayer, MAX_COUNTERS_PER_TILE } from '../rules/tiles';
import { DEFEATS_TO_END, LAST_ROUND } from '../rules/victory';

const write = createAidWriter(rulebook);

/** 3.1 – The phases of a round; a battle that begins with its troops has only the later ones. */
export const writeRoundSteps = ({ sides }: Scenario): AidTable =>
  write(
    'round',
    '3.1',
    [
      { id: 'places', section: '3.2' },
      { id: 'tiles', section: '4.1', values: { tiles: countTilesPerPlayer(sides.length) } },
      { id: 'candidates', section: '5.1' },
      { id: 'leaders', section: '5.2' },
      { id: 'troops', section: '6.2', values: { counters: MAX_COUNTERS_PER_TILE } },
      { id: 'battles', section: '7.1' },
      { id: 'end', section: '8.1' },
    ],
    'steps',
  );

const beginsWithBattles = ({ options }: Scenario): boolean => options.begin === 'battles';

/** 4, 5 – Influence, candidates and leaders. */
export const writeInfluenceLines = ({ options }: Scenario): AidTable =>
  write('influence', '4', [
    { id: 'first', section: '2.2', isNeeded: options.begin === 'markers' },
    { id: 'take', section: '4.1' },
    { id: 'candidate', section: '4.2' },
    { id: 'assassin', section: '4.2' },
    { id: 'colour', section: '4.3' },
    { id: 'nominate', section: '5.1' },
    { id: 'elect', section: '5.2' },
  ]);

/** 6 – Who commands whom, and who may go where. */
export const writeDeploymentLines = (): AidTable =>
  write('deploying', '6', [
    { id: 'command', section: '6.1' },
    { id: 'dead', section: '6.1' },
    { id: 'order', section: '6.2' },
    { id: 'main', section: '6.3' },
    { id: 'hidden', section: '6.4' },
    { id: 'own', section: '6.5' },
    { id: 'war', section: '6.6' },
    { id: 'both', section: '6.7' },
    { id: 'more', section: '6.8' },
    { id: 'persians', section: '9.1' },
  ]);

/** 7 – A battle from turning up the counters to what the loser pays. */
export const writeBattleSteps = (): AidTable =>
  write(
    'battle',
    '7',
    [
      { id: 'turn-up', section: '7.1' },
      { id: 'nobody', section: '7.3' },
      { id: 'strength', section: '7.2' },
      { id: 'column', section: '7.4' },
      { id: 'throw', section: '7.5' },
      { id: 'loss', section: '7.6' },
      { id: 'second', section: '7.7' },
      { id: 'tile', section: '7.7' },
      { id: 'defeat', section: '7.8' },
    ],
    'steps',
  );

/** 8 – When it ends, and what counts. */
export const writeVictoryLines = (scenario: Scenario): AidTable =>
  write('victory', '8', [
    { id: 'round', section: '8.1' },
    { id: 'end', section: '8.2', values: { rounds: LAST_ROUND, defeats: DEFEATS_TO_END } },
    { id: 'markers', section: '8.3' },
    { id: 'places', section: '8.3' },
    { id: 'statues', section: '8.3' },
    { id: 'ties', section: '8.3' },
    { id: 'special', section: '9.2', isNeeded: !beginsWithBattles(scenario) },
  ]);
