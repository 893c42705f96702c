import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { goldenCase, goldenCases, kebab } from '../../testing/armies';
import { COMMANDS, type Grade, STRATAGEMS } from '../../vocabulary';
import { type Profile, SPEARMAN } from '../army/points';
import { moveDiceOf, toDismounted, turningPenaltyOf } from '../movement/movement';
import { countShipTests, gateNeedOf, hitsOnShip, SHIP_FAILURES, SHIP_NEEDS } from '../siege/siege';
import { effectOnLoser, type Fighter, listMeleeModifiers, melee, PLAIN_FIGHTER } from './melee';
import { sumModifiers } from './modifiers';
import {
  arrivalFacesOf,
  countGeneralTests,
  countRallyDice,
  disorderOf,
  evasionNeedOf,
  FAILED_TEST_MARKERS,
  FIRST_LATE_TURN,
  fireNeedOf,
  isRallied,
  moraleNeedOf,
  moraleTest,
  PHASES,
  scenarioOfThrow,
  stratagemNeedOf,
} from './morale';
import { listShootingModifiers, resultOfShot, type Shot, shooting } from './shooting';

type Given = Readonly<Record<string, unknown>>;

const profile = (given: unknown): Profile => {
  const { troop, grade, armour, arm, wild } = given as Record<string, unknown>;
  return {
    troop: kebab(String(troop)),
    grade,
    armour,
    arm,
    wild: wild === true,
    mount: 'none',
    special: null,
  } as Profile;
};

const shotOf = ({ shooter, target, context }: Given): Shot => {
  const about = context as Given;
  return {
    shooter: profile(shooter),
    target: profile(target),
    range: Number(about.range),
    markers: Number(about.shooter_markers ?? 0),
    isOverhead: about.overhead === true,
    hasMoved: about.shooter_moved === true,
    hasTurned: false,
    endsInMelee: about.target_ends_in_melee === true,
    isInCover: about.target_in_cover === true,
    isFortified: about.target_fortified === true,
    weather: about.weather === 'B' ? 'fog' : 'clear',
  };
};

describe('13.4 Shooting', () => {
  test.each(goldenCases('shoot-mod-'))('[13.4] $id', ({ given, expect: wanted }) => {
    expect(sumModifiers(listShootingModifiers(shotOf(given)))).toBe(wanted.mod);
  });

  test('[13.4] idg-g-shoot-result', () => {
    const { given, expect: wanted } = goldenCase('shoot-result');
    const results = (given.final as readonly number[]).map(resultOfShot);
    expect(results.map(result => (result === 'nothing' ? 0 : 1))).toEqual(wanted.markers);
    expect(results.map(result => result === 'element')).toEqual(wanted.element_lost);
  });

  test('[13.4] the odds are the throw: plain archers at plain horse', () => {
    const shot = shotOf(goldenCase('shoot-mod-3').given);
    expect(computeOdds(shooting, { ...shot, isOverhead: false }).ways).toEqual({
      nothing: 6n,
      marker: 3n,
      element: 1n,
    });
  });

  test('[10.2] rain hinders shots of more than three inches', () => {
    const shot = { ...shotOf(goldenCase('shoot-mod-1').given), weather: 'rain' as const };
    expect(
      sumModifiers(listShootingModifiers(shot)) - sumModifiers(listShootingModifiers({ ...shot, range: 3 })),
    ).toBe(-1);
  });

  test('[19.9, 19.11] ghulams who stood and Mongols close by', () => {
    const shot = shotOf(goldenCase('shoot-mod-3').given);
    const special = (name: string, more: Partial<Shot>) =>
      listShootingModifiers({
        ...shot,
        ...more,
        shooter: { ...shot.shooter, troop: 'light-cavalry', special: name },
      }).some(({ id }) => id === name);
    expect([special('ghulam-archery', {}), special('ghulam-archery', { hasMoved: true })]).toEqual([
      true,
      false,
    ]);
    expect([special('mongol-archery', { range: 3 }), special('mongol-archery', { range: 4 })]).toEqual([
      true,
      false,
    ]);
  });
});

const fighter = (of: Profile, more: Partial<Fighter> = {}): Fighter => ({
  ...PLAIN_FIGHTER,
  profile: of,
  hasMoved: true,
  ...more,
});

const meleeOf = ({ element, opponent, context }: Given) => {
  const about = context as Given;
  const own = fighter(profile(element), {
    markers: Number(about.own_markers ?? 0),
    hasEntered: about.entered_this_turn === true,
    hasMoved: about.stationary_all_turn !== true,
    isInDifficultGround: about.in_difficult === true,
    hasImpetuousGeneral: about.impetuous_general_in_element === true,
    general: (about.general_within_2 as Fighter['general'] | undefined) ?? 'none',
    supports: Number(about.supports ?? 0),
    pikeSupport: about.pike_rear_support ? 'standing' : 'none',
    isOldContact: about.contact_since_last_turn === true,
    footOnFlank: Number(about.enemy_foot_flank_rear ?? 0),
    mountedOnFlank: Number(about.enemy_mounted_flank_rear ?? 0),
  });
  const enemy = fighter(profile(opponent), {
    hasMoved: about.opponent_moved !== false,
    hasEntered: about.opponent_contacted_this_turn === true,
    isFortified: about.opponent_fortified === true,
  });
  return { own, enemy };
};

describe('14.5 Melee', () => {
  test.each(goldenCases('melee-mod-'))('[14.5] $id', ({ given, expect: wanted }) => {
    const { own, enemy } = meleeOf(given);
    expect(sumModifiers(listMeleeModifiers(own, enemy))).toBe(wanted.mod);
  });

  const horse: Profile = { ...SPEARMAN, troop: 'heavy-cavalry' };

  test('[5.4] idg-g-melee-impetuous', () => {
    const general = fighter(
      { ...SPEARMAN, grade: 'elite' },
      { hasImpetuousGeneral: true, general: 'normal' },
    );
    expect(sumModifiers(listMeleeModifiers(general, fighter(SPEARMAN)))).toBe(
      goldenCase('melee-impetuous').expect.mod,
    );
  });

  test('[14.6] idg-g-melee-out-0, idg-g-melee-out-2, idg-g-melee-out-4, idg-g-melee-out-7, idg-g-melee-out-9, idg-g-melee-out-10', () => {
    const by = (difference: number, loser = SPEARMAN, winner = SPEARMAN) => {
      const { markers, isLost } = effectOnLoser(difference, loser, winner);
      return `${markers}${isLost ? ' lost' : ''}`;
    };
    expect([0, 2, 4, 7, 9, 10].map(difference => by(difference))).toEqual([
      '1',
      '0',
      '1',
      '1',
      '2',
      '0 lost',
    ]);
    expect([by(7, SPEARMAN, horse), by(9, SPEARMAN, horse), by(9, { ...SPEARMAN, wild: true })]).toEqual([
      '2',
      '2 lost',
      '2 lost',
    ]);
  });

  test('[14.6] idg-g-melee-markers-late: markers of this phase count from the next turn on', () => {
    const { expect: wanted } = goldenCase('melee-markers-late');
    const before = sumModifiers(listMeleeModifiers(fighter(SPEARMAN), fighter(SPEARMAN)));
    const after = sumModifiers(listMeleeModifiers(fighter(SPEARMAN, { markers: 2 }), fighter(SPEARMAN)));
    expect([before, after]).toEqual([wanted.extra_mod, wanted.next_turn_mod]);
  });

  test('[14.6] equal spearmen: the ways make up the hundred', () => {
    const { ways, total } = computeOdds(melee, { own: fighter(SPEARMAN), enemy: fighter(SPEARMAN) });
    expect(Object.values(ways).reduce((sum, way) => sum + way, 0n)).toBe(total);
    expect(ways['own-shaken']).toBe(ways['enemy-shaken']);
  });
});

describe('12 Movement', () => {
  const TROOPS = [
    { troop: 'warrior', armour: 'best', mount: 'none' },
    { troop: 'elephant-indian', armour: 'none', mount: 'none' },
    { troop: 'skirmisher', armour: 'none', mount: 'none' },
    { troop: 'warrior', armour: 'none', mount: 'horse' },
    { troop: 'heavy-cavalry', armour: 'armoured', mount: 'none' },
    { troop: 'cataphract', armour: 'none', mount: 'none' },
    { troop: 'baggage', armour: 'none', mount: 'none' },
  ] as const;
  const shown = ({ count, add }: ReturnType<typeof moveDiceOf>): string =>
    `${count}D6${add > 0 ? `+${add}` : add < 0 ? add : ''}`;

  test.each(goldenCases('move-').filter(({ id }) => /move-\d$/.test(id)))(
    '[12.1] $id',
    ({ id, expect: wanted }) => {
      const troop = TROOPS[Number(id.at(-1)) - 1];
      if (!troop) throw new Error(id);
      expect({
        good: shown(moveDiceOf(troop, 'good')),
        difficult: shown(moveDiceOf(troop, 'difficult')),
      }).toEqual(wanted);
    },
  );

  test('[12.3] idg-g-move-turn', () => {
    expect(turningPenaltyOf('warrior', false, false)).toBe(goldenCase('move-turn').expect.inches);
    expect([turningPenaltyOf('warrior', true, false), turningPenaltyOf('skirmisher', false, false)]).toEqual([
      0, 0,
    ]);
  });

  test('[6.3] idg-g-dismount', () => {
    const rider = (troop: Profile['troop'], arm: Profile['arm']): Profile => ({
      troop,
      grade: 'ordinary',
      armour: 'none',
      arm,
      wild: false,
      mount: 'none',
      special: null,
    });
    const becomes = (of: Profile) => {
      const on = toDismounted(of);
      return on && `${on.armour === 'none' ? '' : `${on.armour} `}${on.troop} ${on.arm}`;
    };
    expect([becomes(rider('light-cavalry', 'spear')), becomes(rider('heavy-cavalry', 'bow'))]).toEqual([
      'skirmisher spear',
      'warrior bow',
    ]);
    expect([becomes(rider('light-chariot', 'spear')), becomes(rider('cataphract', 'spear'))]).toEqual([
      'armoured warrior spear',
      'best warrior spear',
    ]);
    expect(toDismounted(rider('elephant-indian', 'spear'))).toBeNull();
  });
});

describe('15 and 16: morale and disorder', () => {
  test.each(goldenCases('morale-green', 'morale-elite', 'morale-other'))(
    '[15.2] $id',
    ({ given, expect: wanted }) => {
      const grade = given.grade === 'other' ? 'ordinary' : (given.grade as Grade);
      expect({ min: moraleNeedOf(grade), markers_if_failed: FAILED_TEST_MARKERS }).toEqual(wanted);
    },
  );

  test('[15.1] idg-g-morale-ex', () => {
    expect(countGeneralTests('impetuous')).toBe(goldenCase('morale-ex').expect.tests);
    expect(computeOdds(moraleTest, 'elite').ways).toEqual({ passed: 4n, failed: 2n });
  });

  test('[16.1] idg-g-disorder-3, idg-g-disorder-4, idg-g-disorder-5, idg-g-disorder-6, idg-g-disorder-7', () => {
    expect([2, 3, 4, 5, 6, 7].map(disorderOf)).toEqual([
      'none',
      'hesitates',
      'falls-back',
      'flees',
      'flees',
      'gone',
    ]);
  });

  test.each(goldenCases('rally-'))('[16.2] $id', ({ given, expect: wanted }) => {
    expect(countRallyDice(given.grade as Grade, Number(given.elements))).toBe(wanted.dice);
    expect([1, 2, 3, 4, 5, 6].filter(isRallied)).toEqual(wanted.success_on);
  });

  test.each(goldenCases('evade-'))('[14.2] $id', ({ given, expect: wanted }) => {
    expect(evasionNeedOf(given.grade as Grade)).toBe(wanted.min);
  });
});

describe('8 and 9: throws before the battle', () => {
  test.each(goldenCases('late-').filter(({ given }) => given.command !== undefined))(
    '[9.1] $id',
    ({ given, expect: wanted }) => {
      const command = COMMANDS.find(type => type === given.command);
      expect(command && arrivalFacesOf(command)).toEqual(wanted.arrives_on);
      expect(FIRST_LATE_TURN).toBe(given.from_turn);
    },
  );

  test.each(goldenCases('scenario-'))('[8.1] $id', ({ given, expect: wanted }) => {
    const face = given.d6 === undefined ? 'tie' : Number(String(given.d6)[0]);
    expect(scenarioOfThrow(face)).toBe(String(wanted.scenario).replace(' ', '-'));
  });

  test.each(goldenCases('stratagem-').filter(({ given }) => given.stratagem !== undefined))(
    '[8.4] $id',
    ({ given, expect: wanted }) => {
      const stratagem = STRATAGEMS[Number(given.stratagem) - 1];
      expect(stratagem && stratagemNeedOf(stratagem)).toBe(wanted.min);
    },
  );

  test('[13.5] idg-g-firestarter', () => {
    expect([fireNeedOf('spear'), fireNeedOf('fire-lance')]).toEqual(goldenCase('firestarter').expect.min);
  });

  test('[11.1] idg-g-turn-order: eight phases', () => {
    expect(PHASES).toHaveLength((goldenCase('turn-order').expect.phases as readonly string[]).length);
  });
});

describe('17 Sieges', () => {
  test('[17.2] idg-g-gate', () => {
    const breakers = [
      'artillery-light',
      'artillery-heavy',
      'axes',
      'elephant-african',
      'elephant-indian',
    ] as const;
    const hits = breakers.map(breaker => [9, 10].filter(face => face >= gateNeedOf(breaker)));
    expect(hits).toEqual(goldenCase('gate').expect.hit_on);
  });

  test('[17.6] idg-g-ship', () => {
    expect([hitsOnShip(true), hitsOnShip(false), SHIP_NEEDS, SHIP_FAILURES]).toEqual([5, 1, 4, 2]);
    expect([countShipTests(15, 19), countShipTests(19, 24), countShipTests(35, 41)]).toEqual([0, 1, 1]);
  });
});
