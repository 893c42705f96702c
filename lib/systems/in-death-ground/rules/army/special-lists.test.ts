import { describe, expect, test } from 'vitest';
import { resolveArmyDocument } from '../../document/army';
import type { ArmyDocument } from '../../document/army-schema';
import { findingsOf as judgedAsIs, sampleArmy, rosterUnit as unit } from '../../testing/armies';
import { commandOf, homesOf } from './conditions';

const judged = (army: ArmyDocument): readonly string[] => judgedAsIs({ ...army, points: 1500 });

type Units = ArmyDocument['units'];

const changed = (army: ArmyDocument, id: string, other: Units[number]): ArmyDocument => ({
  ...army,
  units: army.units.map(each => (each.id === id ? other : each)),
});

const more = (army: ArmyDocument, ...units: Units): ArmyDocument => ({
  ...army,
  units: [...army.units, ...units],
});

const profilesOf = (army: ArmyDocument, id: string) =>
  resolveArmyDocument(army)
    ?.main.units.find(each => each.unit.id === id)
    ?.groups.map(({ profile }) => profile);

describe('19.5 Early Germans', () => {
  const batavi = sampleArmy('early-germans');
  const chatti: ArmyDocument = {
    ...batavi,
    states: ['chatti'],
    general: { mode: 'chief', entry: 'warriors', variant: 'spear', elite: false, unit: 'u1' },
    units: [1, 2, 3, 4].map(number =>
      unit(`u${number}`, 'warriors', 'spear', 6, number === 1 ? ['chatti'] : []),
    ),
  };

  test('[19.5] of the Batavi all warriors or none become elite skirmishers, and only then their cohorts come', () => {
    expect(judged(batavi)).toEqual([]);
    expect(profilesOf(batavi, 'u1')?.map(({ troop, grade }) => [troop, grade])).toEqual([
      ['skirmisher', 'elite'],
    ]);
    expect(judged(changed(batavi, 'u1', unit('u1', 'warriors', 'spear', 6)))).toContain('option-limit 19.5');
    expect(judged({ ...batavi, year: 69 })).toContain('entry-allowed 19.5');
  });

  test('[19.5] Chatti may be elite, unit by unit, and have no heavy cavalry', () => {
    expect(judged(chatti)).toEqual([]);
    expect(judged({ ...chatti, states: ['other'] })).toContain('option-allowed 19.5');
    expect(judged(more(chatti, unit('h', 'hc', 'hc', 4)))).toEqual(['list-rule 19.5']);
  });

  test('[19.5] Sarmatians come after 25 BC, to none of the tribes that are named', () => {
    const other = {
      ...chatti,
      states: ['other'],
      units: chatti.units.map(({ id }) => unit(id, 'warriors', 'spear', 6)),
    };
    const sarmatians = unit('s', 'sarm', 'hca', 4, ['sarm-best']);
    expect(judged(more(other, sarmatians))).toEqual([]);
    expect(judged(more({ ...other, year: -30 }, sarmatians))).toContain('entry-allowed 19.5');
    expect(judged(more({ ...other, states: ['cherusci'] }, sarmatians))).toContain('entry-allowed 19.5');
  });
});

describe('19.6 Imperial Romans', () => {
  const army = { ...sampleArmy('imperial-romans') };

  test('[19.6] legionaries have pila', () => {
    expect(profilesOf(army, 'u1')?.map(({ special }) => special)).toEqual(['pila']);
  });

  test('[19.6] in 69 and 70 legionary and auxiliary units may be green, in no other year', () => {
    const alone: ArmyDocument = { ...army, units: army.units.filter(({ ally }) => !ally) };
    const { allies: _allies, ...main } = alone;
    const green = changed(main, 'u1', unit('u1', 'legion', 'sword', 6, ['civil-war']));
    expect(judged({ ...green, year: 69 })).toEqual([]);
    expect(profilesOf({ ...green, year: 69 }, 'u1')?.map(({ grade }) => grade)).toEqual(['green']);
    expect(judged({ ...green, year: 68 })).toEqual(['option-allowed 19.6']);
  });

  test('[19.6] Germans are allies before 17 only, and elephants serve under Claudius', () => {
    expect(judged(army)).toEqual([]);
    expect(judged({ ...army, year: 17 })).toContain('allies-allowed 19.6');
    const { allies: _allies, ...main } = { ...army, units: army.units.filter(({ ally }) => !ally) };
    const elephant = more(main, unit('e', 'eleph', 'elephant', 1));
    expect([judged({ ...elephant, year: 43 }), judged({ ...elephant, year: 55 })]).toEqual([
      [],
      ['entry-allowed 19.6'],
    ]);
  });

  test('[19.6] at home on the steppe in Africa and the East, elsewhere on pasture', () => {
    const home = (region: string) => {
      const resolved = resolveArmyDocument({ ...army, region });
      return resolved && homesOf(resolved.main);
    };
    expect([home('middle-east'), home('europe')]).toEqual([['steppe'], ['pasture']]);
  });
});

describe('19.10 First Crusade', () => {
  const army = sampleArmy('first-crusade');

  test('[19.10] tribal before 1098, organised from then on', () => {
    const command = (year: number) => {
      const resolved = resolveArmyDocument({ ...army, year });
      return resolved && commandOf(resolved.main);
    };
    expect([command(1097), command(1098)]).toEqual(['tribal', 'organised']);
  });

  test('[19.10] all mounted knights are wild or none', () => {
    const one = changed(army, 'u1', unit('u1', 'knights', 'hca', 5, ['knights-wild']));
    expect(judged(one)).toEqual([]);
    expect(judged(changed(one, 'u2', unit('u2', 'knights', 'hca', 5)))).toEqual(['option-limit 19.10']);
  });

  test('[19.10] from 1097 to 1100 knights may fight on foot, and are then neither wild nor mended', () => {
    expect(profilesOf(army, 'u2')?.map(({ troop, armour, arm }) => [troop, armour, arm])).toEqual([
      ['warrior', 'best', 'sword'],
    ]);
    expect(judged({ ...army, year: 1101 })).toContain('option-allowed 19.10');
    const both = changed(army, 'u2', unit('u2', 'knights', 'hca', 5, ['knights-foot', 'knights-best']));
    expect(judged(both)).toContain('option-allowed 19.10');
  });

  test('[19.10] half of the foot at most are armoured', () => {
    const all = changed(army, 'u3', unit('u3', 'foot', 'spear', 8, ['foot-armour']));
    expect(judged(all)).toContain('option-limit 19.10');
  });
});

describe('19.12 Late Sung', () => {
  const army = sampleArmy('late-sung');
  const bare: ArmyDocument = { ...army, extras: [] };

  test('[19.12] rockets after 1250, flame-throwers for the besieged, bombs only with heavy engines', () => {
    const extras = (list: NonNullable<ArmyDocument['extras']>, changes: Partial<ArmyDocument> = {}) =>
      judged({ ...bare, extras: list, ...changes }).filter(code => code.startsWith('extra'));
    expect(extras([{ id: 'rockets', count: 1 }], { year: 1251 })).toEqual([]);
    expect(extras([{ id: 'rockets', count: 1 }], { year: 1250 })).not.toEqual([]);
    const besieged = { scenario: 'siege' as const, role: 'defender' as const };
    expect(extras([{ id: 'flamethrower', count: 1 }], besieged)).toEqual([]);
    expect(extras([{ id: 'flamethrower', count: 1 }])).not.toEqual([]);
    expect(extras([{ id: 'bombs', count: 2 }], besieged)).not.toEqual([]);
    expect(
      extras([{ id: 'bombs', count: 2 }], { ...besieged, items: [{ id: 'artillery-heavy', count: 1 }] }),
    ).toEqual([]);
    expect(extras([{ id: 'fire-oxen', count: 3 }])).not.toEqual([]);
  });
});
