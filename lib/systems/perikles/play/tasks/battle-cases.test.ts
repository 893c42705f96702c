import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { blankFor } from '../../document/blank';
import type { Deployed } from '../../rules/relations';
import { counter, makeGame } from '../../testing/random-play';
import { at } from '../../testing/scripted-play';
import { play } from '..';
import type { Action } from '../actions';
import type { State } from '../state';
import { listRoundsLeft } from './battle-rounds';
import { lossesOf } from './battles';

const WAR = { athens: 'first', sparta: 'second', argos: 'third' } as const;

const codes = (state: State, action: Action): readonly string[] =>
  play.objections(state, action).map(({ code }) => code.replace('perikles/', ''));

describe('a battle', () => {
  const sicily = (defended: boolean): State =>
    play.start(
      makeGame({
        leaders: WAR,
        shown: ['sicily'],
        troops: {
          first: [counter('athens', 'galleys', 3, 'attack'), counter('athens', 'infantry', 1, 'attack')],
          ...(defended ? { second: [counter('sparta', 'infantry', 2, 'defend')] } : {}),
        },
      }),
      4,
    );

  test('[7.2] both of its rounds are ahead at its beginning, one after the first', () => {
    const begun = sicily(true);
    expect(listRoundsLeft(begun)).toHaveLength(2);
    const battle = begun.battle && { ...begun.battle, index: 1 };
    expect(listRoundsLeft({ ...begun, battle })).toHaveLength(1);
  });

  test.each([
    ['the militia alone', false],
    ['a player by name', true],
  ])('[7.1] its beginning names who defends: %s', (_, defended) => {
    const before = at(
      { ...sicily(defended), battle: null },
      { type: 'any-city', side: 'first', left: 1 },
      { type: 'battle', place: 'place-1' },
    );
    const { events } = play.apply(before, { by: 'first', type: 'lay', city: 'argos' });
    const began = events.find(({ type }) => type === 'battle-began');
    const defender = before.scenario.sides.find(({ id }) => id === 'second')?.name ?? '';
    const name = defended ? defender : 'no player';
    expect(began && say(play.describe(began, 'all'))).toContain(`defender ${name}.`);
  });

  test('[7.6, 9.1] Persians are main troops of a main player who commands them: nobody pays for them', () => {
    const start = play.start(blankFor(3), 5);
    const troop = (side: string, city: Deployed['city'], arm: Deployed['arm'], value: number): Deployed => ({
      ...{ side, city, arm, value, place: 'place-1', stance: 'attack' },
    });
    const led = (attack: string): State => ({
      ...start,
      leaders: { athens: 'first' },
      locations: { 'place-1': 'epidaurus' },
      troops: [
        troop('first', 'athens', 'infantry', 1),
        troop('second', 'persia', 'infantry', 2),
        troop('third', 'persia', 'galleys', 2),
      ],
      battle: {
        ...{ place: 'place-1', index: 1, doubled: [], mains: { attack, defend: null } },
        tokens: { attacker: 0, defender: 0 },
      },
    });
    const lost = (main: string) => lossesOf(led(main), 'attacker').map(({ city }) => city);
    expect([lost('third'), lost('first')]).toEqual([[], ['athens']]);
  });
});

describe('why not', () => {
  const shifting = (): State => {
    const scenario = blankFor(3);
    const state = play.start({ ...scenario, startPlayer: 'first' }, 5);
    const columns = { ...state.columns, argos: { first: 0, second: 0, third: 0 } };
    return at({ ...state, columns }, {
      type: 'shift',
      side: 'first',
      to: 'athens',
      left: 1,
    } as State['agenda'][0]);
  };

  test.each([
    ['a marker that is in the city already', 'athens', 'is-there-already'],
    ['a city without markers of that player', 'argos', 'no-marker-there'],
  ] as const)('[9.3] Alkibiades moves %s: refused', (_, city, code) => {
    expect(codes(shifting(), { by: 'first', type: 'shift', city, owner: 'first' })).toEqual([code]);
    expect(codes(shifting(), { by: 'first', type: 'go-on' })).not.toContain(code);
  });
});

describe('what is shown of a deployment', () => {
  const leaders = { athens: 'first', sparta: 'second', corinth: 'second' } as const;
  const DEPLOY = { type: 'deploy', side: 'first', left: 2, brought: 0, only: null, refused: [] } as const;
  const begun = play.start({ ...blankFor(3), startPlayer: 'first' }, 5);
  const deploying = (locations: State['locations']): State => at({ ...begun, leaders, locations }, DEPLOY);

  test('[6.3, 6.6] an order that sends a counter says for whom it fights and whose enemy it becomes', () => {
    const state = deploying({ 'place-2': 'pylos' });
    const sent = play
      .orders(state, 'first', [])
      .concat(
        play
          .position(state, 'first')
          .pieces.flatMap(({ id }) => play.orders(state, 'first', play.groupOf(state, 'first', id))),
      )
      .filter(({ actions }) => actions.at(-1)?.type === 'send');
    expect(sent.length).toBeGreaterThan(0);
    for (const { note } of sent)
      expect(note && say(note)).toMatch(
        /you are the main player: 4 points if you win; (war|alliance) with Sparta/i,
      );
  });

  test('[6.2] a counter that can go nowhere says so when it is pointed at', () => {
    const state = deploying({ 'place-1': 'attica' });
    const galleys = play.position(state, 'first').pieces.filter(({ id }) => id.includes('athens-galleys'));
    const reasons = galleys.map(({ id }) =>
      play.refusals(state, 'first', [id]).flatMap(({ target, finding }) => (target ? [] : finding.code)),
    );
    expect(galleys.length).toBeGreaterThan(4);
    expect(reasons).toEqual(galleys.map(() => ['perikles/nowhere-to-go']));
  });
});

test('[5.1, 5.2] the line of a nomination is followed by the elections that it brings about, and by nothing else', () => {
  const only = { first: 1, second: 0, third: 0 };
  const none = { first: 0, second: 0, third: 0 };
  const columns: State['columns'] = {
    ...{ athens: { first: 1, second: 1, third: 0 }, sparta: only },
    ...{ corinth: none, thebes: none, argos: none, megara: none },
  };
  const state = play.start({ ...blankFor(3), startPlayer: 'first' }, 5);
  const begun = at({ ...state, columns }, { type: 'nominate', side: 'first' }, { type: 'elect' });
  const follow = (from: State, action: Action) => {
    const { state: after, events } = play.apply(from, action);
    return { after, line: play.summary([{ state: from, action, events }], 'all') };
  };
  const one = follow(begun, { by: 'first', type: 'nominate', city: 'sparta', owner: 'first' });
  const two = follow(one.after, { by: 'second', type: 'nominate', city: 'athens', owner: 'second' });
  const three = follow(two.after, { by: 'first', type: 'nominate', city: 'athens', owner: 'first' });
  const counts = [one, two, three].map(({ line }) => line?.following?.length);
  expect(counts).toEqual([undefined, undefined, 1]);
});
