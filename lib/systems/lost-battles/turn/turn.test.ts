import { describe, expect, test } from 'vitest';
import { countLines, replay, retractable } from '@/lib/game/play';
import type { Action, Event } from '../actions';
import { play } from '../play';
import type { General, Group, Scenario, UnitEntry } from '../scenario';
import type { State } from '../state';
import { battle, entry, group, withForces, withGroups } from '../testing';

/** A battle under way in a test: what was chosen, and what has been told. */
interface Run {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chosen: readonly Action[];
}

const start = (scenario: Scenario, seed = 1): Run => ({
  state: play.start(scenario, seed),
  events: [],
  chosen: [],
});

const offered = ({ state }: Run): readonly Action[] =>
  play.awaits(state).flatMap(seat => play.actions(state, seat));

const kinds = (run: Run): readonly string[] => [...new Set(offered(run).map(({ type }) => type))];

type Wish = Partial<Record<string, unknown>> & { readonly type: Action['type'] };

const fits = (action: Action, wish: Wish): boolean =>
  Object.entries(wish).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

const choose = (run: Run, ...wishes: readonly Wish[]): Run =>
  wishes.reduce((now, wish) => {
    const action = offered(now).find(offer => fits(offer, wish));
    if (!action)
      throw new Error(
        `${JSON.stringify(wish)} is not among ${JSON.stringify(offered(now).map(({ pieces: _, ...rest }) => rest))}`,
      );
    const { state, events } = play.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  }, run);

const activate = (from: string, units: readonly string[], activation: string): readonly Wish[] => [
  { type: 'activate', from },
  ...units.map(unit => ({ type: 'join', units: [unit] }) as const),
  { type: 'order', activation },
];

const told = <Type extends Event['type']>(run: Run, type: Type) =>
  run.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

const commander = (id: string, generalClass: General['class']): General => ({
  id,
  name: id,
  class: generalClass,
  kind: 'commander',
});
const leader = (id: string, generalClass: General['class'], guard: string): General => ({
  id,
  name: id,
  class: generalClass,
  kind: 'leader',
  guard,
});

interface Armies {
  readonly first: readonly UnitEntry[];
  readonly second?: readonly UnitEntry[];
  readonly generals?: readonly [readonly General[], readonly General[]];
  readonly groups?: readonly Group[];
  readonly options?: Partial<Scenario['options']>;
  readonly board?: Partial<Scenario['board']>;
}

const RESERVE = [entry('r', 'heavy-infantry', 'veteran', 4)];

const fight = ({
  first,
  second = RESERVE,
  generals = [[], []],
  groups,
  options = {},
  board = {},
}: Armies): Scenario => {
  const scenario = battle(...withForces(first, second), ...(groups ? [withGroups(...groups)] : []));
  return {
    ...scenario,
    board: { ...scenario.board, ...board },
    forces: scenario.forces.map((force, side) => ({ ...force, generals: [...(generals[side] ?? [])] })),
    deployment: groups ? scenario.deployment : { kind: 'free', groups: [] },
    options: { ...scenario.options, ...options },
  };
};

const foot = (id: string, count: number) => entry(id, 'heavy-infantry', 'average', count);

/** Twenty units of three points each: six commands. */
const wide = (): Scenario =>
  fight({
    first: [foot('u', 20)],
    groups: [
      group('first', 'A2', ['u-1', 'u-2', 'u-3', 'u-4', 'u-5']),
      group('first', 'B2', ['u-6', 'u-7', 'u-8', 'u-9', 'u-10']),
      group('first', 'C2', ['u-11', 'u-12', 'u-13', 'u-14', 'u-15']),
      group('first', 'D2', ['u-16', 'u-17', 'u-18', 'u-19', 'u-20']),
      group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
  });

describe('3.2 A turn', () => {
  test('[3.2] LB-G04 the command roll comes with the third payment, before its troops stir', () => {
    const all = (from: string, first: number) =>
      activate(
        from,
        Array.from({ length: 5 }, (_, index) => `u-${first + index}`),
        'normal',
      );
    const begun = start(wide());
    expect(begun.state.turn.commands).toBe(6);
    const two = choose(begun, ...all('A2', 1), { type: 'finish' }, ...all('B2', 6), { type: 'finish' });
    expect([two.state.turn.commands, told(two, 'commands-thrown').length]).toEqual([2, 0]);
    const three = choose(two, ...activate('C2', ['u-11'], 'normal'));
    const [roll] = told(three, 'commands-thrown');
    expect(roll?.commands).toBe(1 + (roll?.added ?? 0));
    expect([three.state.phase.type, three.state.turn.hasRolled]).toEqual(['march', true]);
  });

  test('[4.2] nobody is activated twice', () => {
    const once = choose(start(wide()), ...activate('A2', ['u-1'], 'normal'), {
      type: 'step',
      step: { type: 'forward' },
    });
    const again = play.objections(once.state, { by: 'first', type: 'activate', from: 'A3' });
    expect(again.map(({ code }) => code)).toEqual(['lost-battles/nobody-to-activate']);
  });

  test('[3.2] at its end every tile names its lead, which the owner chooses', () => {
    const scenario = fight({
      first: [foot('u', 2), entry('s', 'light-infantry', 'average', 1), foot('w', 3)],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 's']),
        group('first', 'B2', ['w-1', 'w-2', 'w-3']),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const ending = choose(start(scenario), { type: 'end-turn' });
    expect(kinds(ending)).toEqual(['keep-leads', 'name-lead']);
    const named = choose(ending, { type: 'name-lead', unit: 's' });
    expect([named.state.field.lead.C2, named.state.field.lead.B2, named.state.active]).toEqual([
      's',
      'w-1',
      1,
    ]);
  });

  test('[3.1] after the tenth round the battle is over', () => {
    let run = start(wide());
    while (play.awaits(run.state).length > 0) run = choose(run, { type: 'end-turn' });
    expect([run.state.round, run.state.phase]).toEqual([10, { type: 'over', cause: 'last-round' }]);
    expect(play.result(run.state)?.ranking).toHaveLength(2);
  });
});

describe('11 Deployment in play', () => {
  test('[11.1] a free set-up begins in round 1 with everyone off the field', () => {
    const run = start(fight({ first: [foot('u', 4)] }));
    expect([
      run.state.round,
      play.position(run.state, 'all').pieces.every(({ space }) => space === null),
    ]).toEqual([1, true]);
    expect(offered(run).map(action => ('from' in action ? action.from : action.type))).toEqual([
      'undeployed',
      'end-turn',
    ]);
  });

  test('[11.5] LB-G61 a surprised army has no commands but the three or four of its roll', () => {
    const scenario = fight({
      first: [foot('u', 4)],
      generals: [[commander('caesar', 'inspired'), commander('labienus', 'average')], []],
    });
    const surprised = {
      ...scenario,
      forces: scenario.forces.map(force => ({ ...force, surprised: force.side === 'first' })),
    };
    const { turn } = start(surprised).state;
    expect([3, 4]).toContain(turn.commands);
    expect(turn.exemptions).toEqual({ caesar: 4, labienus: 2 });
  });

  test('[11.2] an enemy on the middle rear tile drives off whoever waits, and the army collapses', () => {
    const scenario = fight({
      first: [entry('h', 'heavy-cavalry', 'veteran', 1), foot('u', 3)],
      groups: [
        group('first', 'C3', ['h']),
        group('first', 'C2', ['u-1', 'u-2', 'u-3']),
        group('second', 'A3', ['r-1', 'r-2']),
      ],
    });
    const run = choose(start(scenario), ...activate('C3', ['h'], 'normal'), {
      type: 'step',
      step: { type: 'forward' },
    });
    expect(told(run, 'driven-off')).toHaveLength(1);
    expect(run.state.phase).toEqual({ type: 'over', cause: 'collapse' });
    expect(run.state.field.units.filter(({ side }) => side === 1).every(({ at }) => at === 'withdrawn')).toBe(
      true,
    );
  });
});

describe('8 Generals in play', () => {
  test('[8.6] of two neighbours the owner chooses who helps', () => {
    const scenario = fight({
      first: [foot('u', 4)],
      generals: [[commander('g', 'average'), commander('h', 'inspired')], []],
      groups: [
        group('first', 'B2', ['u-1', 'u-2'], { generals: ['g'] }),
        group('first', 'C2', ['u-3', 'u-4'], { generals: ['h'] }),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const run = start(scenario);
    expect(offered(run)).toMatchObject([
      { type: 'let-help', general: 'g' },
      { type: 'let-help', general: 'h' },
    ]);
    expect(choose(run, { type: 'let-help', general: 'g' }).state.turn.exemptions).toEqual({ g: 2 });
  });

  test('[8.2] a commander alone goes anywhere for nothing, once, and withdraws if he ends alone', () => {
    const scenario = fight({
      first: [foot('u', 3)],
      generals: [[commander('g', 'average')], []],
      groups: [
        group('first', 'B2', ['u-1', 'u-2', 'u-3'], { generals: ['g'] }),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const sent = choose(start(scenario), { type: 'send-commander', general: 'g', to: 'E3' });
    expect(offered(sent).some(({ type }) => type === 'send-commander')).toBe(false);
    expect(sent.state.turn.exemptions).toEqual({});
    const ended = choose(sent, { type: 'end-turn' });
    expect(ended.state.field.generals[0]?.at).toBe('withdrawn');
  });

  test('[8.7] the owner of a brilliant general decides first of all, and has the first turn from then on', () => {
    const scenario = fight({
      first: [foot('u', 3)],
      generals: [[], [commander('hannibal', 'brilliant')]],
      groups: [
        group('first', 'B2', ['u-1', 'u-2', 'u-3']),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4'], { generals: ['hannibal'] }),
      ],
    });
    const run = start(scenario);
    expect([play.awaits(run.state), kinds(run)]).toEqual([['second'], ['flip-turns', 'keep-turns']]);
    expect(choose(run, { type: 'flip-turns' }).state.active).toBe(1);
    expect(choose(run, { type: 'keep-turns' }).state.active).toBe(0);
  });
});

describe('6 Combat in play', () => {
  const clash = (more: Partial<Armies> = {}) =>
    fight({
      first: [entry('e', 'elephant', 'indian', 3), foot('u', 3)],
      second: [entry('l', 'heavy-infantry', 'levy', 4), entry('v', 'heavy-infantry', 'average', 4)],
      groups: [
        group('first', 'C2', ['e-1', 'e-2', 'e-3', 'u-1', 'u-2', 'u-3']),
        group('second', 'C3', ['v-1', 'v-2', 'v-3', 'v-4', 'l-1', 'l-2']),
        group('second', 'B4', ['l-3', 'l-4']),
      ],
      ...more,
    });
  const begin = (scenario: Scenario, seed: number) =>
    choose(
      start(scenario, seed),
      { type: 'activate', from: 'C2' },
      { type: 'join', units: ['e-1', 'e-2', 'e-3', 'u-1', 'u-2', 'u-3'] },
      { type: 'order', activation: 'normal' },
      { type: 'attack' },
    );

  /** Seeds are tried until one tells the story that the test is about. */
  const find = (story: (seed: number) => Run | null): Run => {
    for (let seed = 1; seed < 400; seed += 1) {
      const run = story(seed);
      if (run) return run;
    }
    throw new Error('no seed tells this story');
  };

  test('[6.4] elephants that led before attack first for one point, a second time for two', () => {
    const run = begin(clash(), 1);
    const struck = choose(run, { type: 'strike', unit: 'e-1', half: false, bonus: false });
    const { phase } = struck.state;
    const used =
      'assault' in phase ? phase.assault.used : 'strike' in phase ? phase.strike.assault.used : null;
    expect(used).toBe(1);
    expect(struck.state.field.lead.C2).toBe('e-1');
  });

  test('[4.4] the odds shown for a strike are those of the throw', () => {
    const run = begin(clash(), 1);
    const [plain, better] = [false, true].map(bonus => {
      const action = offered(run).find(offer =>
        fits(offer, { type: 'strike', unit: 'e-1', half: false, bonus }),
      );
      return action ? play.odds(run.state, action) : null;
    });
    const misses = (odds: typeof plain) => Number(odds?.ways['no-hit'] ?? 0n);
    expect(plain?.total).toBe(36n);
    expect(misses(better)).toBeLessThan(misses(plain));
  });

  test('[6.3] when a fresh lead becomes spent the defender decides who leads', () => {
    const run = find(seed => {
      const struck = choose(begin(clash(), seed), { type: 'strike', unit: 'e-1', half: false, bonus: true });
      return struck.state.phase.type === 'new-lead' ? struck : null;
    });
    expect([play.awaits(run.state), kinds(run)]).toEqual([['second'], ['name-lead']]);
    const kept = choose(run, { type: 'name-lead', unit: 'v-1' });
    expect(kept.state.field.units.find(({ id }) => id === 'v-1')?.spent).toBe(true);
  });

  test('[8.5] a commander may try to rally a spent unit, and the defender decides', () => {
    const scenario = clash({ generals: [[], [commander('porus', 'average')]] });
    const withPorus = {
      ...scenario,
      deployment: {
        ...scenario.deployment,
        groups: scenario.deployment.groups.map(stand =>
          stand.tile === 'C3' ? { ...stand, generals: ['porus'] } : stand,
        ),
      },
    };
    const run = find(seed => {
      let now = choose(begin(withPorus, seed), { type: 'strike', unit: 'e-1', half: false, bonus: true });
      if (now.state.phase.type !== 'new-lead') return null;
      now = choose(now, { type: 'name-lead', unit: 'v-1' });
      if (now.state.phase.type !== 'assault') return null;
      now = choose(now, { type: 'strike', unit: 'u-1', half: false, bonus: false });
      return now.state.phase.type === 'rally' ? now : null;
    });
    expect(play.awaits(run.state)).toEqual(['second']);
    const attempt = offered(run).find(({ type }) => type === 'rally');
    expect(attempt && play.odds(run.state, attempt)).toMatchObject({
      total: 36n,
      ways: { rallied: 10n, killed: 6n, failed: 20n },
    });
    expect(told(choose(run, { type: 'rally' }), 'rally-thrown')).toHaveLength(1);
    expect(told(choose(run, { type: 'spare-general' }), 'hit').at(-1)?.result).toBe('shattered');
  });

  test('[6.7] an all-out attack is the attacker’s choice, makes him spent and ends his lead', () => {
    const run = find(seed => {
      const scenario = clash({
        first: [foot('u', 6)],
        groups: [
          group('first', 'C2', ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6']),
          group('second', 'C3', ['v-1', 'v-2', 'v-3', 'v-4']),
          group('second', 'B4', ['l-1', 'l-2', 'l-3', 'l-4']),
        ],
      });
      const struck = choose(
        start(scenario, seed),
        { type: 'activate', from: 'C2' },
        { type: 'join', units: ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6'] },
        { type: 'order', activation: 'limited' },
        { type: 'attack' },
        { type: 'strike', unit: 'u-1', bonus: false },
      );
      return struck.state.phase.type === 'all-out' ? struck : null;
    });
    expect(play.awaits(run.state)).toEqual(['first']);
    const done = choose(run, { type: 'all-out' });
    expect(done.state.field.units.find(({ id }) => id === 'u-1')?.spent).toBe(true);
    expect(done.state.field.lead.C2).toBeUndefined();
    expect(choose(run, { type: 'hold-back' }).state.field.lead.C2).toBe('u-1');
  });

  test('[6.8] LB-G74 into an emptied tile any of the group may advance; a lead leads where it stands', () => {
    const scenario = fight({
      first: [entry('e', 'elephant', 'indian', 4)],
      second: [entry('l', 'light-infantry', 'levy', 1), foot('v', 5)],
      groups: [
        group('first', 'C2', ['e-1', 'e-2', 'e-3', 'e-4']),
        group('second', 'C3', ['l']),
        group('second', 'E4', ['v-1', 'v-2', 'v-3', 'v-4', 'v-5']),
      ],
    });
    const run = find(seed => {
      const struck = choose(
        start(scenario, seed),
        { type: 'activate', from: 'C2' },
        { type: 'join', units: ['e-1', 'e-2', 'e-3', 'e-4'] },
        { type: 'order', activation: 'normal' },
        { type: 'attack' },
        { type: 'strike', unit: 'e-1', half: false, bonus: true },
      );
      return struck.state.phase.type === 'advance' ? struck : null;
    });
    expect(told(run, 'morale-tested')).toHaveLength(1);
    const gone = choose(run, { type: 'advance', units: ['e-2'] }, { type: 'advance-done' });
    expect(gone.state.field.lead).toMatchObject({ C2: 'e-1' });
    expect(gone.state.field.units.find(({ id }) => id === 'e-2')?.at).toBe('C3');
    const led = choose(run, { type: 'advance', units: ['e-1'] }, { type: 'advance-done' });
    expect(led.state.field.lead).toMatchObject({ C3: 'e-1' });
    expect(led.state.turn.fixedLeads).toEqual(['C3']);
  });

  test('[9.5] with the fortunes of war the attacker, then the defender may dispute a throw', () => {
    const run = choose(begin(clash({ options: { fortune: true } }), 3), {
      type: 'strike',
      unit: 'e-1',
      half: false,
      bonus: false,
    });
    expect([play.awaits(run.state), kinds(run)]).toEqual([['first'], ['accept', 'dispute']]);
    const passed = choose(run, { type: 'accept' });
    expect(play.awaits(passed.state)).toEqual(['second']);
    const again = choose(passed, { type: 'dispute' });
    expect([again.state.fortune.favour, told(again, 'struck').length]).toEqual([0, 2]);
    expect(again.state.phase.type).not.toBe('dispute');
  });
});

describe('taking back', () => {
  test('[4.2] an order is taken back choice by choice, until a die falls', () => {
    const scenario = wide();
    const run = choose(
      start(scenario),
      { type: 'activate', from: 'A2' },
      { type: 'join', units: ['u-1'] },
      { type: 'order', activation: 'normal' },
    );
    const record = { scenario, seed: 1, actions: run.chosen };
    expect(retractable(replay(play, record), 'first')).toBe(3);
    expect(retractable(replay(play, record), 'second')).toBe(0);
  });
});

describe('line counts', () => {
  const duel = fight({
    first: [foot('u', 3)],
    groups: [
      group('first', 'C2', ['u-1', 'u-2', 'u-3']),
      group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
  });
  const riders = fight({
    first: [entry('h', 'heavy-cavalry', 'average', 2), entry('c', 'light-cavalry', 'veteran', 1)],
    generals: [[leader('g', 'average', 'h-1')], []],
    groups: [
      group('first', 'B2', ['h-1', 'h-2'], { generals: ['g'] }),
      group('first', 'D2', ['c']),
      group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
    board: { terrain: ['.....', '..h..', '.r...', '.....'], legend: { '.': [], h: ['hill'], r: ['river'] } },
  });
  const arrivals = fight({
    first: [
      entry('s', 'light-infantry', 'average', 1),
      entry('h', 'heavy-cavalry', 'veteran', 1),
      foot('u', 2),
    ],
    generals: [[commander('g', 'average')], []],
  });

  test.each([
    ['a duel of foot', duel, [2, 4, 9, 36, 144]],
    ['riders on a hill and a river', riders, []],
    ['a free set-up', arrivals, []],
  ])('%s', (_, scenario, expected) =>
    expect([1, 2, 3, 4, 5].map(depth => countLines(play, play.start(scenario, 1), depth))).toEqual(expected),
  );
});
