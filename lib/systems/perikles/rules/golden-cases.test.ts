import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../data';
import { blankFor } from '../document/blank';
import { play } from '../play';
import type { State } from '../play/state';
import { listSpends, listTakes } from '../play/tasks/deployment';
import { counter, makeGame } from '../testing/random-play';
import { CITIES } from '../vocabulary';
import { applyThrow, type BattleRound, needsIn, strengthOf, type Tokens } from './battle-round';
import { chooserOf, columnOf, listApplicableColumns, needsOf } from './combat-table';
import { deployObjections, permissionFrom } from './deploying';
import { elect, lostToPlague } from './election';
import { lossesToChooseFrom } from './losses';
import type { Deployed, Theatre } from './relations';
import { withTroop } from './relations';
import { countersByTile, countTilesPerPlayer } from './tiles';
import { computeStatueValue } from './victory';

/** The tokens after each throw, and who has won in the end. */
const playRolls = (round: BattleRound, start: Tokens, rolls: readonly (readonly [number, number])[]) => {
  const needs = needsIn(round);
  let tokens = start;
  const steps = rolls.map(([attacker, defender]) => {
    const after = applyThrow(tokens, needs, { attacker, defender });
    tokens = after.tokens;
    return after;
  });
  return {
    needs,
    tokens: steps.map(step => [step.tokens.attacker, step.tokens.defender]),
    winner: steps.at(-1)?.winner,
  };
};

describe('the combat table', () => {
  test.each([
    ['PK-G01', 2, 1, '2:1'],
    ['PK-G02', 5, 3, '+2'],
    ['PK-G03', 3, 4, '1:1'],
    ['PK-G04', 7, 12, '-2'],
  ] as const)('[7.4] %s: %i against %i is %s', (_, attacker, defender, column) =>
    expect(columnOf(attacker, defender)).toBe(column),
  );

  test('[7.4] PK-G05: at 2 against 4 the defender chooses between two columns', () => {
    expect(listApplicableColumns(2, 4)).toEqual(['1:2', '-2']);
    expect(chooserOf(2, 4)).toBe('defender');
    expect(columnOf(2, 4)).toBe('1:2');
  });

  test('[7.4] of all columns that apply the stronger side has the best; every pair makes fifteen', () => {
    for (let attacker = 1; attacker <= 20; attacker += 1)
      for (let defender = 1; defender <= 20; defender += 1) {
        const own = (column: string) => needsOf(column)[attacker >= defender ? 'attacker' : 'defender'];
        const best = Math.min(...listApplicableColumns(attacker, defender).map(own));
        expect(own(columnOf(attacker, defender))).toBe(best);
      }
    for (const { attacker, defender } of COMPONENTS.table) expect(attacker + defender).toBe(15);
  });
});

describe('the example of Sicily', () => {
  test('[7.5] [7.6] PK-G06: the galleys', () => {
    const round = { arm: 'galleys', attacker: 7, defender: 5 } as const;
    expect(columnOf(7, 5)).toBe('+2');
    expect(
      playRolls(round, { attacker: 0, defender: 0 }, [
        [9, 6],
        [7, 11],
      ]),
    ).toEqual({
      needs: { attacker: 7, defender: 8 },
      tokens: [
        [1, 0],
        [2, 1],
      ],
      winner: 'attacker',
    });
    const beaten = [3, 1].map(value => ({ city: 'sparta', arm: 'galleys', value, isMain: true }) as const);
    expect(lossesToChooseFrom(beaten, 'galleys')).toEqual([{ city: 'sparta', arm: 'galleys', value: 1 }]);
  });

  test('[7.5] [7.7] PK-G07: the infantry', () => {
    const round = { arm: 'infantry', attacker: 3, defender: 7 } as const;
    expect(columnOf(3, 7)).toBe('1:2');
    expect(
      playRolls(round, { attacker: 1, defender: 0 }, [
        [7, 6],
        [10, 8],
        [6, 7],
      ]),
    ).toEqual({
      needs: { attacker: 10, defender: 5 },
      tokens: [
        [1, 1],
        [2, 2],
        [2, 2],
      ],
      winner: 'defender',
    });
  });
});

test('[5.2] PK-G08: the winner takes back as many markers as the loser has', () => {
  const election = elect({ red: 5, green: 3, black: 9 }, ['red', 'green']);
  expect(election).toEqual({ leader: 'red', removed: 3, columns: { red: 2, green: 3, black: 9 } });
});

test('[7.8] PK-G09: a first defeat of Corinth covers the nine', () =>
  expect(computeStatueValue(COMPONENTS.tracks.corinth, 1)).toBe(7));

test('[8.3] PK-G10: with two boxes covered a statue in Corinth is worth five', () => {
  expect(computeStatueValue(COMPONENTS.tracks.corinth, 2)).toBe(5);
  expect(computeStatueValue(COMPONENTS.tracks.corinth, 9)).toBe(0);
});

test('[2.2] PK-G11: fourteen markers of everyone are on the board', () => {
  let state: State = play.start(blankFor(4), 3);
  for (let count = 0; count < 8; count += 1) {
    const [seat = ''] = play.awaits(state);
    const [action] = play.actions(state, seat);
    if (action?.type !== 'lay') throw new Error('a marker was to be laid');
    state = play.apply(state, action).state;
  }
  for (const { id } of state.scenario.sides)
    expect(CITIES.reduce((sum, city) => sum + (state.columns[city][id] ?? 0), 0)).toBe(14);
  expect(state.agenda[0]?.type).toBe('pick');
});

test('[9.10] PK-G12: of five markers the plague takes two', () => {
  expect(lostToPlague(5)).toBe(2);
  expect(lostToPlague(4, 1)).toBe(2);
  expect(lostToPlague(0, 1)).toBe(0);
});

const SHOWN = {
  'place-1': 'attica',
  'place-2': 'plataea',
  'place-3': 'pylos',
  'place-4': 'corcyra',
} as const;
const location = (id: string) => {
  const found = COMPONENTS.locations.find(other => other.id === id);
  if (!found) throw new Error(`no location ${id}`);
  return found;
};

const theatre = (leaders: Theatre['leaders']): Theatre => ({
  sides: ['andreas', 'simon', 'eva'],
  leaders,
  locations: Object.fromEntries(Object.entries(SHOWN).map(([place, id]) => [place, location(id)])),
  troops: [],
  relations: [],
  bindsAll: false,
});

const troop = (
  side: string,
  city: Deployed['city'],
  place: Deployed['place'],
  stance: Deployed['stance'],
): Deployed => ({
  side,
  city,
  arm: 'infantry',
  value: 2,
  place,
  stance,
});

const codes = (now: Theatre, deployed: Deployed) => deployObjections(now, deployed).map(({ code }) => code);

test('[6.8] PK-G13: for a marker in Megara two more counters of Megara, to one or two places', () => {
  const base = play.start(
    makeGame({
      leaders: { sparta: 'first', megara: 'first', athens: 'second', thebes: 'third' },
      shown: ['attica', 'delium'],
      troops: {},
    }),
    1,
  );
  const before: State = {
    ...base,
    locations: { 'place-1': 'attica', 'place-2': 'delium' },
    leaders: { sparta: 'first', megara: 'first', athens: 'second', thebes: 'third' },
  };
  const deploy = { type: 'deploy', side: 'first', left: 0, brought: 2, only: null, refused: [] } as const;
  const further = play.apply(
    { ...before, agenda: [deploy, { type: 'over' }] },
    { type: 'stop', by: 'first' },
  ).state;
  expect(further.agenda[0]).toEqual({ type: 'further', side: 'first' });
  expect(listSpends(further, 'first').map(({ city }) => city)).toEqual(['sparta', 'megara']);
  const spent = play.apply(further, { type: 'spend', city: 'megara', by: 'first' }).state;
  expect(spent.columns.megara.first).toBe(1);
  expect(spent.agenda[0]).toMatchObject({ type: 'deploy', left: 2, only: 'megara' });
  const takes = listTakes(spent, { side: 'first', only: 'megara', refused: [] });
  expect(new Set(takes.map(({ city }) => city))).toEqual(new Set(['megara']));
});

test('[6.7] PK-G14: one city of a player may defend what another attacks, at another place', () => {
  const leaders = { thebes: 'simon', argos: 'simon', athens: 'andreas' };
  const now = withTroop(theatre(leaders), troop('simon', 'thebes', 'place-1', 'attack'));
  expect(codes(now, troop('simon', 'argos', 'place-2', 'defend'))).toEqual([]);
  expect(codes(now, troop('simon', 'argos', 'place-1', 'defend'))).toEqual(['perikles/both-sides']);
});

test('[6.6] PK-G15: Corinth, having attacked a Spartan place, neither defends one nor stands with Spartans', () => {
  const leaders = { corinth: 'simon', sparta: 'andreas', athens: 'eva' };
  const now = withTroop(theatre(leaders), troop('simon', 'corinth', 'place-3', 'attack'));
  const other: Theatre = { ...now, locations: { ...now.locations, 'place-5': location('cythera') } };
  expect(codes(other, troop('simon', 'corinth', 'place-5', 'defend'))).toEqual(['perikles/at-war']);
  const spartans = withTroop(other, troop('andreas', 'sparta', 'place-1', 'attack'));
  expect(codes(spartans, troop('simon', 'corinth', 'place-1', 'attack'))).toEqual(['perikles/at-war']);
});

test('[4.1] PK-G16: five tiles each, four where five play', () =>
  expect([3, 4, 5].map(countTilesPerPlayer)).toEqual([5, 5, 4]));

test('[6.2] PK-G17: two counters at most for a tile of any shards, and none if one likes', () => {
  expect([2, 1].map(countersByTile)).toEqual([2, 2]);
});

test('[6.5] PK-G18: who leads Thebes asks the leader of Athens before defending an Athenian place', () => {
  const now = theatre({ thebes: 'simon', athens: 'andreas' });
  expect(permissionFrom(now, troop('simon', 'thebes', 'place-1', 'defend'))).toBe('andreas');
  expect(permissionFrom(now, troop('andreas', 'athens', 'place-1', 'defend'))).toBeNull();
  expect(permissionFrom(now, troop('simon', 'thebes', 'place-1', 'attack'))).toBeNull();
});

test('[7.2] PK-G19: grey symbols help the defender, violet ones the attacker', () => {
  const melos = location('melos');
  const spartolus = location('spartolus');
  expect((['infantry', 'galleys'] as const).map(arm => strengthOf([], melos, arm, 'defend'))).toEqual([1, 1]);
  expect((['infantry', 'galleys'] as const).map(arm => strengthOf([], melos, arm, 'attack'))).toEqual([0, 0]);
  expect(strengthOf([], spartolus, 'infantry', 'attack')).toBe(1);
});

test('[7.7] [7.8] PK-G20: a defender who wins takes the tile, and no defeat is marked', () => {
  const scenario = makeGame({
    leaders: { athens: 'first', sparta: 'second' },
    shown: ['pylos'],
    troops: {
      first: [counter('athens', 'galleys', 1, 'attack')],
      second: [counter('sparta', 'infantry', 4, 'defend')],
    },
  });
  const end = play.start(scenario, 1);
  expect(end.won.second).toEqual(['pylos']);
  expect(end.defeats.sparta).toBe(0);
});
