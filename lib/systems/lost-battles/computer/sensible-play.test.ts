import { describe, expect, test } from 'vitest';
import cannaeJson from '@/content/scenarios/lost-battles/cannae.json';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { scenarioSchema } from '../document/scenario';
import { play } from '../play';
import type { Action } from '../play/actions';
import type { State } from '../play/state';
import { isTile, sideOn } from '../rules/battlefield/field';
import {
  findTileAhead,
  forwardOf,
  getOtherSide,
  measureTileDistance,
  TILE_IDS,
} from '../rules/battlefield/tiles';

const rules = play as unknown as AnyPlayRules;
const TIMEOUT = 120_000;
const DECISIONS = 150;

interface Choice {
  readonly state: State;
  readonly offers: readonly Action[];
  readonly action: Action;
}

/** The first choices of a game of Cannae between two players of a level. */
const playCannae = (seed: number, level: 'learner' | 'steady' = 'steady'): readonly Choice[] => {
  const computer = createComputerPlayer(level);
  const choices: Choice[] = [];
  let state = play.start(scenarioSchema.parse(cannaeJson), seed);
  while (choices.length < DECISIONS) {
    const [seat] = play.awaits(state);
    if (seat === undefined) break;
    const action = computer(rules, state, seat, seed + choices.length) as Action;
    choices.push({ state, offers: play.actions(state, seat), action });
    state = play.apply(state, action).state;
  }
  return choices;
};

/** Whether somebody who has not been ordered yet looks at an enemy. */
const hasTargetBefore = ({ field, active, turn }: State): boolean =>
  field.units.some(({ id, side, at }) => {
    if (side !== active || !isTile(at) || turn.activated.includes(id)) return false;
    const ahead = findTileAhead(at, field.facing[at] ?? forwardOf(side));
    return ahead !== null && sideOn(field, ahead) === getOtherSide(side);
  });

/** Tiles of the acting side whose units turned, by this choice, to where no enemy is nearer. */
const listTurnedAway = ({ state, action }: Choice): readonly string[] => {
  const { field, active } = state;
  const after = play.apply(state, action).state.field;
  const enemies = TILE_IDS.filter(tile => sideOn(after, tile) === getOtherSide(active));
  return TILE_IDS.filter(tile => {
    const facing = after.facing[tile];
    if (facing === undefined || facing === (field.facing[tile] ?? forwardOf(active))) return false;
    if (sideOn(field, tile) !== active || sideOn(after, tile) !== active) return false;
    const ahead = findTileAhead(tile, facing);
    return !enemies.some(
      enemy => ahead && measureTileDistance(ahead, enemy) < measureTileDistance(tile, enemy),
    );
  });
};

const isFreshTurn = ({ phase, turn }: State): boolean =>
  phase.type === 'activate' && turn.commands > 1 && turn.activated.length === 0;

describe.each([3, 8])('a steady player at Cannae, seed %i', seed => {
  const choices = playCannae(seed);

  test(
    'never throws a turn away: with all its commands and the enemy before it, it does not end the turn',
    () => {
      const fresh = choices.filter(({ state }) => isFreshTurn(state) && hasTargetBefore(state));
      expect(fresh.length).toBeGreaterThan(1);
      for (const { state } of fresh)
        for (const other of [1, 2]) {
          const [seat = ''] = play.awaits(state);
          const chosen = createComputerPlayer('steady')(rules, state, seat, other);
          expect([other, chosen?.type]).not.toContain('end-turn');
        }
    },
    TIMEOUT,
  );

  test('6.2 – attacks at full strength where it may: half the price is a worse throw, and the last of the group', () => {
    const strikes = choices.filter(({ action }) => action.type === 'strike');
    expect(strikes.length).toBeGreaterThan(3);
    const needless = strikes.filter(
      ({ action, offers }) =>
        action.type === 'strike' &&
        action.half &&
        offers.some(other => other.type === 'strike' && other.unit === action.unit && !other.half),
    );
    expect(needless).toEqual([]);
  });

  test('turns nobody to where no enemy is', () => {
    expect(choices.flatMap(listTurnedAway)).toEqual([]);
  });

  test('10.1 – does not ask for an end of the battle that the other has no reason to grant', () => {
    expect(choices.filter(({ action }) => action.type === 'fight-on')).toEqual([]);
  });
});

const countOnField = (state: State, seat: string): number =>
  play.position(state, 'all').pieces.filter(piece => piece.seat === seat && piece.space !== null).length;

test.each([1, 2, 3, 4, 5, 6])(
  'a learner at Cannae takes nobody off the field while anything else can be ordered, seed %i',
  seed => {
    const choices = playCannae(seed, 'learner');
    expect(choices.length).toBeGreaterThan(50);
    const given = choices.filter(({ state, action, offers }) => {
      const { state: after, events } = play.apply(state, action);
      const isThrown = events.some(({ faces = [] }) => faces.length > 0);
      const isFree = offers.some(({ type }) => type !== 'end-turn' && type !== 'propose-end');
      return isFree && !isThrown && countOnField(after, action.by) < countOnField(state, action.by);
    });
    expect(given.map(({ action }) => action)).toEqual([]);
  },
  TIMEOUT,
);
