import { describe, expect, test } from 'vitest';
import { countRetractable } from '@/lib/game/play/session/take-back';
import { countLines, replay } from '@/lib/game/testing/replay';
import type { Group, Scenario } from '../document/scenario';
import { entry, group } from '../testing/scenario-builder';
import {
  type ActionPattern,
  activate,
  averageFoot,
  choose,
  commander,
  createBattle,
  eventsOfType,
  leader,
  listOffered,
  listOfferedTypes,
  start,
  type TestGame,
} from '../testing/scripted-play';
import { play } from './';
import { applyEntryEffects, endIfCollapsed } from './consequences';
import { beginGame } from './game';

/** Twenty units of three points each: six commands. */
const wide = (): Scenario =>
  createBattle({
    first: [averageFoot('u', 20)],
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
    expect([two.state.turn.commands, eventsOfType(two, 'commands-thrown').length]).toEqual([2, 0]);
    const three = choose(two, ...activate('C2', ['u-11'], 'normal'));
    const [roll] = eventsOfType(three, 'commands-thrown');
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
    const scenario = createBattle({
      first: [averageFoot('u', 2), entry('s', 'light-infantry', 'average', 1), averageFoot('w', 3)],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 's']),
        group('first', 'B2', ['w-1', 'w-2', 'w-3']),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const ending = choose(start(scenario), { type: 'end-turn' });
    expect(listOfferedTypes(ending)).toEqual(['keep-leads', 'name-lead']);
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

describe('10.1 The end of the battle', () => {
  test('[10.1] both may agree to stop; one proposes, the other decides, once in a turn', () => {
    const asked = choose(start(wide()), { type: 'propose-end' });
    expect([play.awaits(asked.state), listOfferedTypes(asked)]).toEqual([['second'], ['agree', 'fight-on']]);
    expect(choose(asked, { type: 'agree' }).state.phase).toEqual({ type: 'over', cause: 'agreement' });
    const refused = choose(asked, { type: 'fight-on' });
    expect([play.awaits(refused.state), listOfferedTypes(refused).includes('propose-end')]).toEqual([
      ['first'],
      false,
    ]);
  });
});

describe('10.1 Collapse', () => {
  test('[10.1] where both armies have too few left at once, both leave the field', () => {
    const { state } = start(wide());
    const units = state.field.units.map((unit, index) =>
      index % 3 === 0 && unit.side === 0 && index < 6 ? unit : { ...unit, at: 'withdrawn' as const },
    );
    const over = endIfCollapsed(beginGame({ ...state, field: { ...state.field, units } }));
    expect(over.state.phase).toEqual({ type: 'over', cause: 'collapse' });
    expect(over.state.field.units.every(({ at }) => at === 'withdrawn')).toBe(true);
    expect(over.events.map(({ type }) => type)).toEqual(['battle-ended']);
  });
});

describe('11 Deployment in play', () => {
  test('[11.1] a free set-up begins in round 1 with everyone off the field', () => {
    const run = start(createBattle({ first: [averageFoot('u', 4)] }));
    expect([
      run.state.round,
      play.position(run.state, 'all').pieces.every(({ space }) => space === null),
    ]).toEqual([1, true]);
    expect(listOffered(run).map(action => ('from' in action ? action.from : action.type))).toEqual([
      'undeployed',
      'propose-end',
      'end-turn',
    ]);
  });

  test('[11.5] LB-G61 a surprised army has no commands but the three or four of its roll', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 4)],
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
    const scenario = createBattle({
      first: [entry('h', 'heavy-cavalry', 'veteran', 1), averageFoot('u', 3)],
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
    expect(eventsOfType(run, 'driven-off')).toHaveLength(1);
    expect(run.state.phase).toEqual({ type: 'over', cause: 'collapse' });
    expect(run.state.field.units.find(({ id }) => id === 'h')?.at).toBe('C4');
    expect(run.events.map(({ type }) => type).slice(-3)).toEqual(['moved', 'driven-off', 'battle-ended']);
    expect(run.state.field.units.filter(({ side }) => side === 1).every(({ at }) => at === 'withdrawn')).toBe(
      true,
    );
  });
});

test('[11.2] generals who wait are driven off too, those on the field are not', () => {
  const scenario = createBattle({
    first: [averageFoot('u', 3)],
    generals: [[], [commander('waiting', 'uninspired'), commander('placed', 'uninspired')]],
    groups: [
      group('first', 'C2', ['u-1', 'u-2', 'u-3']),
      group('second', 'A3', ['r-1', 'r-2', 'r-3', 'r-4'], { generals: ['placed'] }),
    ],
  });
  const { state } = applyEntryEffects(beginGame(start(scenario).state), 0, 'C4');
  expect(state.field.generals.map(({ id, at }) => [id, at])).toEqual([
    ['waiting', 'withdrawn'],
    ['placed', 'A3'],
  ]);
});

describe('9.3 Scythed chariots on the move', () => {
  /** Five chariots and a unit of foot are three units and a half. */
  const charioteers = (tile: 'C3' | 'B2') =>
    createBattle({
      first: [entry('s', 'scythed-chariot', 'unclassed', 5), averageFoot('u', 1)],
      groups: [
        group('first', 'C2', ['s-1', 's-2', 's-3', 's-4', 's-5']),
        group('first', tile, ['u']),
        group('second', 'A4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
  const advance = (tile: 'C3' | 'B2', step: object) =>
    choose(start(charioteers(tile)), ...activate('C2', ['s-1', 's-2'], 'normal'), { type: 'step', step });

  test('[9.3] [10.1] it is told first that they moved, then that they are gone, and last that the battle is over', () => {
    const run = advance('C3', { type: 'forward' });
    expect(run.events.map(({ type }) => type).slice(-3)).toEqual([
      'moved',
      'chariots-scattered',
      'battle-ended',
    ]);
    expect(run.state.phase).toEqual({ type: 'over', cause: 'collapse' });
  });

  test('[9.3] a turn is told before they scatter, too', () => {
    const run = advance('B2', { type: 'turn', to: 'left' });
    expect(run.events.map(({ type }) => type).filter(type => type !== 'activated')).toEqual(
      expect.arrayContaining(['turned', 'chariots-scattered']),
    );
    const types = run.events.map(({ type }) => type);
    expect(types.indexOf('turned')).toBeLessThan(types.indexOf('chariots-scattered'));
  });
});

describe('8 Generals in play', () => {
  test('[8.6] of two neighbours the owner chooses who helps', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 4)],
      generals: [[commander('g', 'average'), commander('h', 'inspired')], []],
      groups: [
        group('first', 'B2', ['u-1', 'u-2'], { generals: ['g'] }),
        group('first', 'C2', ['u-3', 'u-4'], { generals: ['h'] }),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const run = start(scenario);
    expect(listOffered(run)).toMatchObject([
      { type: 'let-help', general: 'g' },
      { type: 'let-help', general: 'h' },
    ]);
    expect(choose(run, { type: 'let-help', general: 'g' }).state.turn.exemptions).toEqual({ g: 2 });
  });

  test('[8.2] a commander alone goes anywhere for nothing, once, and withdraws if he ends alone', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 3)],
      generals: [[commander('g', 'average')], []],
      groups: [
        group('first', 'B2', ['u-1', 'u-2', 'u-3'], { generals: ['g'] }),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const sent = choose(start(scenario), { type: 'send-commander', general: 'g', to: 'E3' });
    expect(listOffered(sent).some(({ type }) => type === 'send-commander')).toBe(false);
    expect(sent.state.turn.exemptions).toEqual({});
    const ended = choose(sent, { type: 'end-turn' });
    expect(ended.state.field.generals[0]?.at).toBe('withdrawn');
  });

  test('[3.3] [8.7] the owner of a brilliant general decides first of all, and has the first turn from then on', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 3)],
      generals: [[], [commander('hannibal', 'brilliant')]],
      groups: [
        group('first', 'B2', ['u-1', 'u-2', 'u-3']),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4'], { generals: ['hannibal'] }),
      ],
    });
    const run = start(scenario);
    expect([play.awaits(run.state), listOfferedTypes(run)]).toEqual([
      ['second'],
      ['flip-turns', 'keep-turns'],
    ]);
    expect(choose(run, { type: 'flip-turns' }).state.active).toBe(1);
    expect(choose(run, { type: 'keep-turns' }).state.active).toBe(0);
  });
});

describe('8.7 The change of the order of turns', () => {
  const withBrilliant = (side: 0 | 1): Scenario =>
    createBattle({
      first: [averageFoot('u', 3)],
      generals: side === 0 ? [[commander('g', 'brilliant')], []] : [[], [commander('g', 'brilliant')]],
      groups: [
        group('first', 'B2', ['u-1', 'u-2', 'u-3'], { generals: side === 0 ? ['g'] : [] }),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4'], { generals: side === 1 ? ['g'] : [] }),
      ],
    });
  const endRound = (run: TestGame) => choose(run, { type: 'end-turn' }, { type: 'end-turn' });

  test.each([0, 1] as const)(
    '[8.7] side %i is asked in every round until it has changed the order, once',
    side => {
      const kept = choose(start(withBrilliant(side)), { type: 'keep-turns' });
      expect([kept.state.first, kept.state.flipped]).toEqual([0, [false, false]]);
      const asked = endRound(kept);
      expect([asked.state.round, asked.state.phase]).toEqual([3, { type: 'flip', side }]);
      const flipped = choose(asked, { type: 'flip-turns' });
      expect([flipped.state.first, flipped.state.active]).toEqual([1, 1]);
      const next = endRound(flipped);
      expect([next.state.round, next.state.phase.type, next.state.active]).toEqual([4, 'activate', 1]);
    },
  );
});

describe('what an offer says', () => {
  test('[6.3] a choice of units names them, any other names nobody', () => {
    const run = choose(start(wide()), { type: 'activate', from: 'A2' });
    const named = listOffered(run).map(({ type, pieces = [] }) => [type, pieces.length]);
    expect(named).toEqual([
      ['join', 1],
      ['join', 1],
    ]);
    expect(listOffered(start(wide())).every(({ pieces }) => pieces === undefined)).toBe(true);
    const leads = choose(
      start(
        createBattle({
          first: [averageFoot('u', 1), entry('s', 'light-infantry', 'average', 1), averageFoot('w', 2)],
          groups: [
            group('first', 'C2', ['u', 's', 'w-1', 'w-2']),
            group('second', 'C4', ['r-1', 'r-2', 'r-3']),
          ],
        }),
      ),
      { type: 'end-turn' },
    );
    const names = listOffered(leads).map(({ type, pieces }) => [type, pieces?.[0]?.values?.name]);
    expect(names).toEqual([
      ['keep-leads', undefined],
      ['name-lead', 'u'],
      ['name-lead', 's'],
    ]);
  });
});

describe('8.2 A commander who stays behind', () => {
  const inBattle = (first: readonly ReturnType<typeof entry>[], groups: readonly Group[]): Scenario =>
    createBattle({
      first,
      generals: [[commander('g', 'average')], []],
      groups: [...groups, group('second', 'E4', ['r-1', 'r-2', 'r-3', 'r-4'])],
    });
  const placeOfCommander = ({ state }: TestGame) => state.field.generals.find(({ id }) => id === 'g')?.at;

  /** Riders go from B1 over A1 off the field. */
  const rideOff = (...joining: readonly ActionPattern[]) =>
    choose(
      start(
        inBattle(
          [entry('h', 'heavy-cavalry', 'veteran', 1), averageFoot('u', 4)],
          [
            group('first', 'B1', ['h'], { facing: 'left', generals: ['g'] }),
            group('first', 'D1', ['u-1', 'u-2', 'u-3', 'u-4']),
          ],
        ),
      ),
      { type: 'activate', from: 'B1' },
      { type: 'join', units: ['h'] },
      ...joining,
      { type: 'order', activation: 'normal' },
      { type: 'step', step: { type: 'forward' } },
      { type: 'step', step: { type: 'leave' } },
    );

  test('[5.7] [8.2] stands alone until the end of his turn when the riders leave from another tile', () => {
    const run = rideOff();
    expect([run.state.field.units.find(({ id }) => id === 'h')?.at, placeOfCommander(run)]).toEqual([
      'withdrawn',
      'B1',
    ]);
    const sent = choose(run, { type: 'send-commander', general: 'g', to: 'D1' }, { type: 'end-turn' });
    expect(placeOfCommander(sent)).toBe('D1');
    expect(placeOfCommander(choose(run, { type: 'end-turn' }))).toBe('withdrawn');
  });

  test('[5.7] [8.2] leaves with them when he joined them', () =>
    expect(placeOfCommander(rideOff({ type: 'join-general', general: 'g' }))).toBe('withdrawn'));

  /** Scythed chariots move from C1 into the infantry of C2. */
  const driveInto = (...joining: readonly ActionPattern[]) =>
    choose(
      start(
        inBattle(
          [entry('s', 'scythed-chariot', 'unclassed', 1), averageFoot('u', 4)],
          [
            group('first', 'C1', ['s'], { generals: ['g'] }),
            group('first', 'C2', ['u-1', 'u-2', 'u-3', 'u-4']),
          ],
        ),
      ),
      { type: 'activate', from: 'C1' },
      { type: 'join', units: ['s'] },
      ...joining,
      { type: 'order', activation: 'normal' },
      { type: 'step', step: { type: 'forward' } },
    );

  test('[8.2] [9.3] chariots lost on another tile do not carry off the commander whom they left', () => {
    const run = driveInto();
    expect([run.state.field.units.find(({ id }) => id === 's')?.at, placeOfCommander(run)]).toEqual([
      'withdrawn',
      'C1',
    ]);
  });

  test('[8.2] [9.3] a commander who came with the chariots stays with the units among which they were lost', () =>
    expect(placeOfCommander(driveInto({ type: 'join-general', general: 'g' }))).toBe('C2'));

  test('[8.2] [9.3] chariots that turn on their tile carry off the commander who has no other unit there', () => {
    const turned = choose(
      start(
        inBattle(
          [entry('s', 'scythed-chariot', 'unclassed', 1), averageFoot('u', 4)],
          [
            group('first', 'C1', ['s'], { generals: ['g'] }),
            group('first', 'A2', ['u-1', 'u-2', 'u-3', 'u-4']),
          ],
        ),
      ),
      { type: 'activate', from: 'C1' },
      { type: 'join', units: ['s'] },
      { type: 'order', activation: 'normal' },
      { type: 'step', step: { type: 'turn', to: 'left' } },
    );
    expect(placeOfCommander(turned)).toBe('withdrawn');
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
    expect(countRetractable(replay(play, record), 'first')).toBe(3);
    expect(countRetractable(replay(play, record), 'second')).toBe(0);
  });
});

describe('line counts', () => {
  const duel = createBattle({
    first: [averageFoot('u', 3)],
    groups: [
      group('first', 'C2', ['u-1', 'u-2', 'u-3']),
      group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
  });
  const riders = createBattle({
    first: [entry('h', 'heavy-cavalry', 'average', 2), entry('c', 'light-cavalry', 'veteran', 1)],
    generals: [[leader('g', 'average', 'h-1')], []],
    groups: [
      group('first', 'B2', ['h-1', 'h-2'], { generals: ['g'] }),
      group('first', 'D2', ['c']),
      group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
    board: { terrain: ['.....', '..h..', '.r...', '.....'], legend: { '.': [], h: ['hill'], r: ['river'] } },
  });
  const arrivals = createBattle({
    first: [
      entry('s', 'light-infantry', 'average', 1),
      entry('h', 'heavy-cavalry', 'veteran', 1),
      averageFoot('u', 2),
    ],
    generals: [[commander('g', 'average')], []],
  });

  test.each([
    ['a duel of foot', duel, [3, 7, 15, 35, 86, 215]],
    ['riders on a hill and a river', riders, [4, 9, 26, 87, 291, 1017]],
    ['a free set-up', arrivals, [14, 42, 153, 473, 1557, 5885]],
  ])(
    '%s',
    (_, scenario, expected) =>
      // With the first generator's dice, so that only a rule can change a number.
      expect(
        [1, 2, 3, 4, 5, 6].map(depth =>
          countLines(play, play.start(scenario, { seed: 1, generator: 1 }), depth),
        ),
      ).toEqual(expected),
    60_000,
  );
});
