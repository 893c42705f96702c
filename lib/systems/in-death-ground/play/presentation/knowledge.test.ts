import { describe, expect, test } from 'vitest';
import ezhou from '@/content/scenarios/in-death-ground/ezhou-1259.json';
import sardis from '@/content/scenarios/in-death-ground/sardis-498.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import trebia from '@/content/scenarios/in-death-ground/trebia-218.json';
import zama from '@/content/scenarios/in-death-ground/zama-202-table.json';
import type { Target } from '@/lib/game/contract/about';
import { scenarioSchema } from '../../document/scenario';
import { decisionsOf, listOwnPieces, seatOfDecision } from '../../testing/decisions';
import type { Decision } from '../../testing/random-play';
import type { Stratagem } from '../../vocabulary';
import { play } from '..';
import type { State } from '../state';

const PATIENCE = 240_000;

/** Carthage stakes all on one stratagem, and its dice make it work often enough. */
const trebiaWith = (stratagem: Stratagem) => {
  const battle = scenarioSchema.parse(trebia);
  const forces = battle.forces.map(force => (force.stake ? { ...force, stratagem } : force));
  return { ...battle, forces };
};

const SECRETS = [
  ['an ambush and late units', scenarioSchema.parse(teutoburg), 3],
  ['sham units', trebiaWith('dummies'), 4],
  ['hidden strength', trebiaWith('concealment'), 5],
] as const;

/** Everything that the play screen shows a seat, including the log of one order. */
const tellAll = (state: State, seat: string, { action, events }: Decision): unknown => {
  const pieces = play.position(state, seat).pieces;
  const own = listOwnPieces(state, seat);
  const found = [[], ...own.map(id => [id])].flatMap(ids => play.orders(state, seat, ids));
  const { width, height } = play.position(state, seat).board;
  return {
    orders: found,
    throws: found.map(order => play.nextThrow(state, order)),
    groups: own.map(id => play.groupOf(state, seat, id)),
    held: own.map(id => play.drag?.(state, seat, id, { at: [width / 2, height / 2], heading: null })),
    resources: play.resources(state, seat, seat),
    standings: play.standings(state, seat),
    progress: play.progress(state),
    legend: play.legend(state, seat),
    tracks: pieces.map(({ id }) => play.tracks(state, id, seat)),
    /** A player who shows a unit's strength has no secret left: the choice itself reveals it. */
    line: action.type === 'show' ? null : play.summary([{ state, action, events }], seat),
    starts: play.startsOrder(state, action),
  };
};

describe.each(SECRETS)('[8.4, 9.2] %s', (_, scenario, seed) => {
  test(
    'two battles that a seat cannot tell apart look alike on its screen',
    () => {
      const decisions = decisionsOf(scenario, seed, 90).filter((__, index) => index % 6 === 0);
      for (const decision of decisions)
        for (const { id } of scenario.sides) {
          const [one, other] = [1, 2].map(deal => play.imagine(decision.state, id, deal)) as [State, State];
          expect(tellAll(one, id, decision)).toEqual(tellAll(other, id, decision));
        }
    },
    PATIENCE,
  );
});

const WALKS = [
  ['Zama', zama, 2],
  ['Ezhou', ezhou, 1],
  ['Teutoburg', teutoburg, 3],
  ['Sardis', sardis, 1],
] as const;

const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];

const pointAt = (x: number, y: number): Target => ({ type: 'outline', points: [[x, y]] });

/** Whether a place of the table can be had for a unit, as far as it goes, or is refused with its section. */
const isAnswered = (state: State, seat: string, id: string, x: number, y: number): boolean => {
  const held = play.drag?.(state, seat, id, { at: [x, y], heading: null });
  if (held && held.findings.length === 0) return true;
  if (held) return held.findings.every(({ rule }) => rule !== undefined);
  const refused = play.refusals(state, seat, [id], pointAt(x, y));
  return refused.length > 0 && refused.every(({ finding }) => finding.rule !== undefined);
};

describe.each(WALKS)('why not: %s', (_, document, seed) => {
  const decisions = decisionsOf(scenarioSchema.parse(document), seed, 120);
  const some = decisions.filter((__, index) => index % Math.ceil(decisions.length / 6) === 0);

  test(
    'every unit acts or says why it does not, and every place of the table can be had or is refused',
    () => {
      for (const decision of some) {
        const { state } = decision;
        const seat = seatOfDecision(decision);
        const { width, height } = play.position(state, seat).board;
        for (const { id, seat: owner } of play.position(state, seat).pieces) {
          const refused = play.refusals(state, seat, [id]);
          const isBarred = refused.length > 0 && refused.every(({ finding }) => finding.rule !== undefined);
          expect([id, play.orders(state, seat, [id]).length > 0 || isBarred]).toEqual([id, true]);
          if (owner !== seat) continue;
          for (const x of GRID)
            for (const y of GRID)
              expect([id, x, y, isAnswered(state, seat, id, x * width, y * height)]).toEqual([
                id,
                x,
                y,
                true,
              ]);
        }
      }
    },
    PATIENCE,
  );
});
