import {
  createDecisions,
  createPlayOut,
  type Decision as GameDecision,
  type Random,
  seedDiceRandom as seedRandom,
} from '@/lib/game/testing/play-out';
import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { Action, Event } from '../play/actions';
import type { State } from '../play/state';
import { type TestUnit, testScenario } from './scenario-builder';

export { seedRandom };

const FOOT: readonly (readonly string[])[] = [
  ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ['8-4-3', '6-4-3', '4-4-3', '2-2-2'],
  ['3-3-4', '(2)-2-4'],
  ['5-3-3'],
];
const HORSE: readonly (readonly string[])[] = [
  ["6''-7-6", "5''-6-6", "4''-5-6", "2''-4-6"],
  ['4-7-7', '3-6-7'],
  ["6'-5-5", "5'-4-5", "3'-3-5", '2-2-5'],
];
const GUNS: readonly (readonly string[])[] = [
  ['8-5-3', '6-4-2', '4-3-1', '2-1-1'],
  ['4-2-1', '2-1-0'],
];

const SIZE = 12;
const pad = (value: number): string => String(value).padStart(2, '0');

const anyUnit = (chance: Random, side: 0 | 1, index: number): TestUnit => {
  const kind = chance.below(6);
  const arm = kind < 3 ? 'infantry' : kind < 5 ? 'cavalry' : 'artillery';
  const codes = chance.pick(arm === 'infantry' ? FOOT : arm === 'cavalry' ? HORSE : GUNS);
  const column = side === 0 ? 3 + chance.below(4) : 6 + chance.below(4);
  const row = 3 + chance.below(6);
  return { id: `${side === 0 ? 'a' : 'b'}${index}`, side, arm, codes, hex: `${pad(column)}${pad(row)}` };
};

/** Two small armies close together on broken ground, a unit to a hex. */
export const anyBattle = (seed: number): Scenario => {
  const chance = seedRandom(seed);
  const wanted = ([0, 1] as const).flatMap(side =>
    Array.from({ length: 3 + chance.below(5) }, (_, index) => anyUnit(chance, side, index)),
  );
  const units = wanted.filter((unit, index) => wanted.findIndex(({ hex }) => hex === unit.hex) === index);
  return testScenario(units, scenario => withLeaders(withRandomTerrain(scenario, chance), units));
};

/** Ground under units stays open, so that all may stand where they are. */
const withRandomTerrain = (scenario: Scenario, chance: Random): Scenario => {
  const taken = new Set(scenario.deployment.stacks.map(({ hex }) => hex));
  const terrain = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_cell, column) => {
      const letter = '......wtmb.l'[chance.below(12)] ?? '.';
      return taken.has(pad(column + 1) + pad(row + 1)) ? '.' : letter;
    }).join(''),
  );
  const slopes = Array.from({ length: 8 }, () => {
    const [column, row] = [2 + chance.below(9), 2 + chance.below(9)];
    return `${pad(column)}${pad(row)}/${pad(column)}${pad(row + 1)}`;
  });
  return {
    ...scenario,
    board: {
      ...scenario.board,
      columns: SIZE,
      rows: SIZE,
      terrain,
      hexsides: { ...scenario.board.hexsides, slopes: [...new Set(slopes)] },
      friendlyEdges: [
        { side: 'first', edges: ['west'] },
        { side: 'second', edges: ['east'] },
      ],
    },
    options: { kind: chance.below(3) === 0 ? 'main' : 'battle', turns: ['1200', '1300', '1400'] },
    traits: chance.below(4) === 0 ? [{ trait: 'heat' }] : [],
  };
};

const withLeaders = (scenario: Scenario, units: readonly TestUnit[]): Scenario => {
  const leaders = scenario.sides.flatMap(({ id }, side) =>
    (['infantry', 'cavalry'] as const).flatMap(arm => {
      const unit = units.find(other => (other.side ?? 0) === side && (other.arm ?? 'infantry') === arm);
      return unit?.hex ? [{ hex: unit.hex, side: id, leader: `${id}-${arm}-leader` }] : [];
    }),
  );
  const stacks = scenario.deployment.stacks.map(stack => ({
    ...stack,
    pieces: [
      ...stack.pieces,
      ...leaders
        .filter(({ hex, side }) => hex === stack.hex && side === stack.side)
        .map(({ leader }) => leader),
    ],
  }));
  return { ...scenario, deployment: { ...scenario.deployment, stacks } };
};

export type Decision = GameDecision<State, Action, Event>;

const AGGRESSIVE: readonly Action['type'][] = [
  'attack',
  'charge',
  'aim',
  'lay',
  'fire',
  'advance',
  'activate',
  'attempt-coup',
  'pay-coup',
];

/** Fights where it can and else does anything; a game of chance alone hardly comes to blows. */
export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action => {
  const fierce = actions.filter(({ type }) => AGGRESSIVE.includes(type));
  if (fierce.length > 0 && chance.below(3) > 0) return chance.pick(fierce);
  return chance.pick(actions);
};

/** Plays a game to its end, showing each decision on the way. */
export const playOut = createPlayOut(play);

/** All decisions of a game among players who seek the enemy. */
export const decisionsOf = createDecisions(play, seedRandom, chooseEagerly);
