import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { lists } from '../../authoring/army-lists';
import { findList } from '../../data';
import { resolveArmyDocument } from '../../document/army';
import type { ArmyDocument, General } from '../../document/army-schema';
import type { Scenario } from '../../document/scenario';
import { play } from '../../play';
import { canDismount } from '../../play/tasks/movement/mounts';
import { findingsOf, rosterUnit, sampleArmy } from '../../testing/armies';
import { battle, placed } from '../../testing/table';
import { computeGeneralCost } from './general-rules';
import { generalElementOf, type ResolvedArmy } from './resolved-army';

const led = (army: ArmyDocument, general: Partial<General>): ArmyDocument => {
  if (!army.general) throw new Error('no general');
  return { ...army, general: { ...army.general, ...general } };
};

const resolvedOf = (army: ArmyDocument): ResolvedArmy => {
  const resolved = resolveArmyDocument(army);
  if (!resolved) throw new Error('no list');
  return resolved;
};

/** What the rules for generals object to. */
const faulted = (army: ArmyDocument) => findingsOf(army).filter(code => code.startsWith('general-'));

const own = (army: ArmyDocument) => generalElementOf(resolvedOf(army).main)?.profile;

describe('5.2 What a general may be', () => {
  const greeks = sampleArmy('classical-greeks');

  test.each([
    ['Spartans have no heavy cavalry', led(greeks, { entry: 'hc', variant: 'hc' }), false],
    [
      'Thebans have',
      led({ ...greeks, states: ['theban'], units: plain(greeks) }, { entry: 'hc', variant: 'hc' }),
      true,
    ],
    [
      'Cyreneans have chariots after 630 BC',
      led(
        { ...greeks, states: ['cyrenean'], year: -600, units: plain(greeks) },
        { entry: 'lch', variant: 'lch' },
      ),
      true,
    ],
    [
      'but not before',
      led(
        { ...greeks, states: ['cyrenean'], year: -640, units: plain(greeks) },
        { entry: 'lch', variant: 'lch' },
      ),
      false,
    ],
    [
      'no Agulani before 1072',
      led({ ...sampleArmy('seljuks'), year: 1070 }, { entry: 'agulani', variant: 'cataphract' }),
      false,
    ],
    [
      'no Georgian general where no nation of the entry serves yet',
      led({ ...sampleArmy('mongols'), year: 1208 }, { entry: 'khitan', variant: 'hca' }),
      false,
    ],
  ] as const)('[5.2] a general is of a troop that this army may have: %s', (_, army, isAllowed) => {
    expect(faulted(army).filter(code => code.startsWith('general-allowed'))).toEqual(
      isAllowed ? [] : ['general-allowed 5.2'],
    );
  });

  test('[5.2, 19.4] nor an Iberian in an army that has Gauls', () => {
    const romans = sampleArmy('punic-war-romans');
    const gauls = { ...romans, units: [...romans.units, rosterUnit('g', 'gauls', 'sword', 2)] };
    const iberian = { entry: 'scutarii', variant: 'sword', extraordinary: undefined } as const;
    const refused = (army: ArmyDocument) => findingsOf(army).includes('general-allowed 5.2');
    expect([refused(led(gauls, iberian)), refused(led(romans, iberian))]).toEqual([true, false]);
  });

  test('[5.2] the builder offers no others', () => {
    const list = findList('classical-greeks');
    if (!list) throw new Error('no list');
    const field = lists.fields?.(greeks, list).find(({ path }) => path.join() === 'general');
    const offered = field?.kind.type === 'choice' ? field.kind.choices.map(({ value }) => value) : [];
    expect(offered).toEqual(['', 'hoplites/armoured', 'psiloi/spear', 'psiloi/bow']);
  });
});

/** The same units without what their state alone may buy. */
function plain({ units }: ArmyDocument): ArmyDocument['units'] {
  return units.map(unit => ({ ...unit, parts: unit.parts.map(({ options: _options, ...part }) => part) }));
}

describe('5.2 What is bought for a general', () => {
  const crusade = sampleArmy('first-crusade');

  test('[5.2, 19.10] a knight in the best armour may be general, and pays for it', () => {
    const best = led(crusade, { options: ['knights-best'] });
    expect(findingsOf(best)).toEqual([]);
    expect(own(best)?.armour).toBe('best');
    expect(computeGeneralCost(resolvedOf(best).main)).toBe(computeGeneralCost(resolvedOf(crusade).main) + 2);
  });

  test('[5.2, 19.10] what his kind cannot have, or not in this year, cannot be bought for him', () => {
    expect(faulted(led(crusade, { options: ['foot-armour'] }))).toEqual(['general-options 5.2']);
    expect(faulted(led({ ...crusade, year: 1105 }, { options: ['knights-foot'] }))).toEqual([
      'general-options 5.2',
    ]);
    expect(faulted(led(crusade, { options: ['knights-best', 'knights-foot'] }))).toContain(
      'general-options 5.2',
    );
  });

  test('[5.2] a chief is as his unit is: its options are his, and he buys none of his own', () => {
    const saxons = sampleArmy('anglo-saxons');
    const [first, ...rest] = saxons.units;
    if (!first) throw new Error('no unit');
    const riders = { ...first, parts: first.parts.map(part => ({ ...part, options: ['horses'] })) };
    expect(own({ ...saxons, units: [riders, ...rest] })?.mount).toBe('horse');
    expect(findingsOf(led(saxons, { options: ['horses'] }))).toContain('general-options 5.2');
  });

  test('[5.2, 6.4] a general with mounted foot rides with them and pays for the horse', () => {
    const vikings = sampleArmy('vikings');
    const units = vikings.units.map((unit, index) =>
      index === 1 ? { ...unit, parts: unit.parts.map(part => ({ ...part, options: ['horses'] })) } : unit,
    );
    const joined = (army: ArmyDocument, unit: string) => led(army, { mode: 'attached', unit });
    const [foot, riders] = [joined(vikings, 'u2'), joined({ ...vikings, units, points: 480 }, 'u2')];
    expect([own(foot)?.mount, own(riders)?.mount]).toEqual(['none', 'horse']);
    expect(computeGeneralCost(resolvedOf(riders).main)).toBe(computeGeneralCost(resolvedOf(foot).main) + 2);
    expect(findingsOf(riders)).toEqual([]);
    expect(findingsOf(led(foot, { options: ['horses'] }))).toContain('general-unit 5.2');
  });

  test('[5.2] the builder writes what is bought for him', () => {
    const list = findList('first-crusade');
    if (!list) throw new Error('no list');
    const field = lists.fields?.(crusade, list).find(({ path }) => path.join() === 'general,options');
    const offered = field?.kind.type === 'choices' ? field.kind.choices.map(({ value }) => value) : [];
    expect(offered).toContain('knights-best');
    const bought = applyChanges(crusade, field?.changes?.(['knights-best']) ?? []);
    expect(bought.general?.options).toEqual(['knights-best']);
    const again = lists.fields?.(bought, list).find(({ path }) => path.join() === 'general,options');
    expect(applyChanges(bought, again?.changes?.([]) ?? [])).toEqual(crusade);
  });
});

describe('5.2 The general on the table', () => {
  const field = (): Scenario => {
    const scenario = battle('open-battle', [], []);
    const [first, second] = scenario.forces;
    if (!first || !second) throw new Error('no forces');
    const vikings = {
      ...first,
      list: 'vikings',
      year: 900,
      states: ['danish'],
      general: { mode: 'chief' as const, entry: 'sword', variant: 'sword', elite: false, unit: 'mixed' },
      units: [
        {
          id: 'mixed',
          parts: [
            { entry: 'bow', variant: 'bow', elements: 2 },
            { entry: 'sword', variant: 'sword', elements: 2 },
          ],
          place: placed(30, 40),
        },
      ],
    };
    return { ...scenario, forces: [vikings, second] };
  };

  test('[5.2] of two variants of one entry in his unit a chief is of the one that he was given', () => {
    const saxons = sampleArmy('anglo-saxons');
    const greeks = {
      ...saxons,
      list: 'classical-greeks',
      year: -480,
      states: ['spartan'],
      allies: undefined,
    };
    const unit = {
      id: 'mixed',
      parts: [
        { entry: 'psiloi', variant: 'spear', elements: 2 },
        { entry: 'psiloi', variant: 'bow', elements: 2 },
      ],
    };
    const chief = (variant: string) =>
      own({
        ...greeks,
        units: [unit],
        general: { mode: 'chief', entry: 'psiloi', variant, elite: false, unit: 'mixed' },
      })?.arm;
    expect([chief('spear'), chief('bow')]).toEqual(['spear', 'bow']);
  });

  test('[5.2] a chief is one of the elements of his own kind, not simply the first of the unit', () => {
    const state = play.start(field(), 1);
    const unit = state.units.find(({ id }) => id === 'mixed');
    const chief = unit?.elements.find(({ id }) => id === unit.general);
    expect(chief?.profile.arm).toBe('sword');
  });

  test('[5.2, 6.3] riders led by a man on foot may dismount all the same', () => {
    const state = play.start(field(), 1);
    const unit = state.units.find(({ id }) => id === 'mixed');
    if (!unit) throw new Error('no unit');
    const riders = {
      ...unit,
      elements: unit.elements.map((each, index) =>
        index === 0 ? each : { ...each, profile: { ...each.profile, troop: 'heavy-cavalry' as const } },
      ),
    };
    expect([canDismount(state, riders), canDismount(state, unit)]).toEqual([true, false]);
  });
});
