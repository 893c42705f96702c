import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../document/scenario';
import { entry, group } from '../../testing/scenario-builder';
import {
  averageFoot,
  type BattleOptions,
  choose,
  commander,
  createBattle,
  eventsOfType,
  leader,
  listOffered,
  listOfferedTypes,
  matchesPattern,
  start,
  type TestGame,
} from '../../testing/scripted-play';
import type { TerrainKind, UnitType } from '../../vocabulary';
import { play } from '..';

describe('6 Combat in play', () => {
  const clash = (more: Partial<BattleOptions> = {}) =>
    createBattle({
      first: [entry('e', 'elephant', 'indian', 3), averageFoot('u', 3)],
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

  /** Seeds are tried until one gives the dice that the test is about. */
  const find = (story: (seed: number) => TestGame | null): TestGame => {
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

  const hoplites = (kind: 'first' | 'second') => entry(`${kind}-h`, 'hoplite', 'average', 4);
  const phalanxes = () =>
    createBattle({
      first: [hoplites('first')],
      second: [hoplites('second')],
      groups: [
        group('first', 'C2', ['first-h-1', 'first-h-2', 'first-h-3', 'first-h-4']),
        group('second', 'C3', ['second-h-1', 'second-h-2', 'second-h-3', 'second-h-4']),
      ],
    });
  const meetsIn = (run: TestGame): boolean => {
    const assailed = choose(
      run,
      { type: 'activate', from: play.awaits(run.state)[0] === 'first' ? 'C2' : 'C3' },
      { type: 'join', units: offeredAll(run) },
      { type: 'order', activation: 'normal' },
      { type: 'attack' },
    );
    const [strike] = listOffered(assailed);
    if (!strike) throw new Error('nobody strikes');
    return (play.oddsBreakdown?.(assailed.state, strike) ?? []).some(({ label }) =>
      label.code.endsWith('.hoplites-meet'),
    );
  };
  const offeredAll = ({ state }: TestGame): readonly string[] =>
    state.field.units.filter(({ side }) => side === state.active).map(({ id }) => id);

  test('[3.1] [6.5] in a historical set-up all came in round 1: the first blow of hoplites has no bonus', () => {
    const run = start(phalanxes());
    expect([run.state.round, run.state.active]).toEqual([2, 0]);
    expect(meetsIn(run)).toBe(false);
    const later = choose(run, { type: 'end-turn' });
    expect([later.state.round, later.state.active]).toEqual([2, 1]);
    expect(meetsIn(later)).toBe(true);
    const round3 = choose(later, { type: 'end-turn' });
    expect([round3.state.round, meetsIn(round3)]).toEqual([3, true]);
  });

  describe('riders who began on rough ground and rode off it before they attack (A6)', () => {
    /** One unit rides from C1 to C2, which is open, and attacks C3. */
    const ridesFrom = (type: UnitType, kinds: readonly TerrainKind[]) => {
      const scenario = createBattle({
        first: [entry('h', type, 'average', 1), averageFoot('u', 3)],
        groups: [
          group('first', 'C1', ['h']),
          group('first', 'A1', ['u-1', 'u-2', 'u-3']),
          group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
        ],
        board: {
          terrain: ['.....', '.....', '.....', '..x..'],
          legend: { '.': [], x: [...kinds] },
        },
      });
      return choose(
        start(scenario),
        { type: 'activate', from: 'C1' },
        { type: 'join', units: ['h'] },
        { type: 'order', activation: 'normal' },
        { type: 'step', step: { type: 'forward' } },
        { type: 'attack' },
      );
    };
    const reasons = (run: TestGame): readonly string[] => {
      const [strike] = listOffered(run);
      const lines = strike ? (play.oddsBreakdown?.(run.state, strike) ?? []) : [];
      return lines.map(({ label }) => label.code.split('.').at(-1) ?? '');
    };

    test.each([
      ['heavy-cavalry', 'hill'],
      ['heavy-cavalry', 'wood'],
      ['heavy-cavalry', 'marsh'],
      ['light-cavalry', 'hill'],
      ['chariot', 'hill'],
    ] as const)('[6.5] %s from a %s throw one less, beside the one for having moved', (type, kind) => {
      const run = ridesFrom(type, [kind]);
      expect(run.state.field.units.find(({ id }) => id === 'h')?.at).toBe('C2');
      expect(reasons(run)).toEqual(expect.arrayContaining(['rough', 'moved']));
    });

    test.each(['heavy-cavalry', 'chariot'] as const)('[6.5] %s from a river or open ground do not', type => {
      for (const kinds of [[], ['river']] as const) {
        const run = ridesFrom(type, kinds);
        expect(reasons(run)).toContain('moved');
        expect(reasons(run)).not.toContain('rough');
      }
    });

    test('[6.5] the odds of the throw are those of one less', () => {
      const [hill, plain] = [ridesFrom('heavy-cavalry', ['hill']), ridesFrom('heavy-cavalry', [])].map(
        run => {
          const strike = listOffered(run).find(action =>
            matchesPattern(action, { type: 'strike', bonus: false }),
          );
          const odds = strike && play.odds(run.state, strike);
          return Number(odds?.ways['no-hit'] ?? 0n);
        },
      );
      expect([hill, plain]).toEqual([30, 26]);
    });
  });

  test('[4.4] the odds shown for a strike are those of the throw', () => {
    const run = begin(clash(), 1);
    const [plain, better] = [false, true].map(bonus => {
      const action = listOffered(run).find(offer =>
        matchesPattern(offer, { type: 'strike', unit: 'e-1', half: false, bonus }),
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
    expect([play.awaits(run.state), listOfferedTypes(run)]).toEqual([['second'], ['name-lead']]);
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
    const attempt = listOffered(run).find(({ type }) => type === 'rally');
    expect(attempt && play.odds(run.state, attempt)).toMatchObject({
      total: 36n,
      ways: { rallied: 10n, killed: 6n, failed: 20n },
    });
    expect(eventsOfType(choose(run, { type: 'rally' }), 'rally-thrown')).toHaveLength(1);
    expect(eventsOfType(choose(run, { type: 'spare-general' }), 'hit').at(-1)?.result).toBe('shattered');
  });

  test('[8.5] a rally that succeeds undoes the hit, and the unit stays in the lead as it was', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 6)],
      second: [entry('v', 'heavy-infantry', 'average', 6)],
      generals: [[], [leader('porus', 'brilliant', 'v-1')]],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6']),
        group('second', 'C3', ['v-1', 'v-2', 'v-3', 'v-4', 'v-5', 'v-6'], { generals: ['porus'] }),
      ],
    });
    const run = find(seed => {
      const struck = choose(
        start(scenario, seed),
        { type: 'keep-turns' },
        { type: 'activate', from: 'C2' },
        { type: 'join', units: ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6'] },
        { type: 'order', activation: 'normal' },
        { type: 'attack' },
        { type: 'strike', unit: 'u-1', half: false, bonus: false },
      );
      const isOneHit = eventsOfType(struck, 'struck')[0]?.outcome === 'one-hit';
      return isOneHit && eventsOfType(struck, 'rally-thrown')[0]?.outcome === 'rallied' ? struck : null;
    });
    expect(eventsOfType(run, 'rally-thrown')).toHaveLength(1);
    expect([eventsOfType(run, 'hit'), eventsOfType(run, 'morale-tested')]).toEqual([[], []]);
    expect(run.state.field.units.some(({ side, spent }) => side === 1 && spent)).toBe(false);
    expect([run.state.field.lead.C3, run.state.phase.type]).toEqual(['v-1', 'assault']);
  });

  test('[6.2] the attack limit is used up point by point; the last attack may come at half price', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 6), entry('e', 'elephant', 'indian', 1)],
      second: [entry('v', 'heavy-infantry', 'average', 8)],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6', 'e']),
        group('second', 'C3', ['v-1', 'v-2', 'v-3', 'v-4', 'v-5', 'v-6', 'v-7', 'v-8']),
      ],
      options: { attackLimit: 3 },
    });
    /** The strikes offered after this many attacks without a hit. */
    const offersAfter = (attacks: number) => {
      const run = find(seed => {
        let now = choose(
          start(scenario, seed),
          { type: 'activate', from: 'C2' },
          { type: 'join', units: ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6', 'e'] },
          { type: 'order', activation: 'normal' },
          { type: 'attack' },
        );
        for (let count = 1; count <= attacks && now.state.phase.type === 'assault'; count += 1)
          now = choose(now, { type: 'strike', unit: `u-${count}`, half: false, bonus: false });
        const isMissed = eventsOfType(now, 'struck').every(({ outcome }) => outcome === 'no-hit');
        return isMissed && eventsOfType(now, 'struck').length === attacks ? now : null;
      });
      const strikes = listOffered(run).flatMap(action =>
        action.type === 'strike' && !action.bonus ? `${action.unit} ${action.half ? 'half' : 'full'}` : [],
      );
      return [run.state.phase.type, strikes];
    };
    expect(offersAfter(1)).toEqual(['assault', ['u-2 full', 'u-2 half', 'e full', 'e half']]);
    expect(offersAfter(2)).toEqual(['assault', ['u-3 full', 'u-3 half', 'e half']]);
    expect(offersAfter(3)).toEqual(['activate', []]);
  });

  test('[6.7] an all-out attack is the attacker’s choice, makes him spent and ends his lead', () => {
    const run = find(seed => {
      const scenario = clash({
        first: [averageFoot('u', 6)],
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
    const scenario = createBattle({
      first: [entry('e', 'elephant', 'indian', 4)],
      second: [entry('l', 'light-infantry', 'levy', 1), averageFoot('v', 5)],
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
        { type: 'strike', unit: 'e-1', half: false },
      );
      return struck.state.phase.type === 'advance' ? struck : null;
    });
    expect(eventsOfType(run, 'morale-tested')).toHaveLength(1);
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
    expect([play.awaits(run.state), listOfferedTypes(run)]).toEqual([['first'], ['accept', 'dispute']]);
    const passed = choose(run, { type: 'accept' });
    expect(play.awaits(passed.state)).toEqual(['second']);
    const again = choose(passed, { type: 'dispute' });
    expect([again.state.fortune.favour, eventsOfType(again, 'struck').length]).toEqual([0, 2]);
    expect(again.state.phase.type).not.toBe('dispute');
  });
});
