import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { checkDocument } from '@/lib/game/check/check-document';
import { lists } from '../../authoring/army-lists';
import { findList, SHIPPED_LISTS } from '../../data';
import { armyKind, resolveArmyDocument } from '../../document/army';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument } from '../../document/army-schema';
import {
  findingsOf,
  goldenCase,
  goldenCases,
  kebab,
  SAMPLES,
  sampleArmy,
  rosterUnit as unit,
} from '../../testing/armies';
import { computeArmyCost, countUnits } from './army-rules';
import { commandOf, homesOf } from './conditions';
import { computeMaxUnits } from './entry-rules';
import { computeGeneralCost, mayJoin } from './general-rules';
import { SPEARMAN } from './points';
import { sectionOfList } from './roster-rule';
import { isUniform } from './unit-rules';

const listOf = (id: string): ListDocument => {
  const list = findList(id);
  if (!list) throw new Error(`no list ${id}`);
  return list;
};

type Units = ArmyDocument['units'];

describe('the sample armies', () => {
  test.each([
    ['classical-greeks', 432, 7, 'disciplined', 40],
    ['achaemenid-persians', 410, 8, 'organised', 32],
    ['carthaginians', 407, 8, 'disciplined', 69],
    ['punic-war-romans', 419, 7, 'disciplined', 67],
    ['early-germans', 416, 8, 'tribal', 0],
    ['imperial-romans', 405, 8, 'disciplined', 44],
    ['anglo-saxons', 421, 7, 'tribal', 25],
    ['vikings', 426, 7, 'impetuous', 40],
    ['seljuks', 415, 7, 'organised', 34],
    ['first-crusade', 410, 7, 'organised', 29],
    ['mongols', 418, 6, 'disciplined', 69],
    ['late-sung', 423, 10, 'organised', 29],
  ] as const)(
    '[18.1] %s costs %i points, is legal and led as the list says',
    (id, cost, units, command, general) => {
      const army = sampleArmy(id);
      const resolved = resolveArmyDocument(army);
      if (!resolved) throw new Error('no list');
      expect(findingsOf(army)).toEqual([]);
      expect([
        computeArmyCost(resolved),
        countUnits(resolved),
        commandOf(resolved.main),
        computeGeneralCost(resolved.main),
      ]).toEqual([cost, units, command, general]);
    },
  );

  test('there is one for every list', () => {
    expect([...SAMPLES].sort()).toEqual(SHIPPED_LISTS.map(({ id }) => id).sort());
  });
});

const LIST_IDS: Readonly<Record<string, string>> = {
  greeks: 'classical-greeks',
  persians: 'achaemenid-persians',
  carthage: 'carthaginians',
  'rome-punic': 'punic-war-romans',
  germans: 'early-germans',
  'rome-imp': 'imperial-romans',
  saxons: 'anglo-saxons',
  vikings: 'vikings',
  seljuks: 'seljuks',
  crusaders: 'first-crusade',
  mongols: 'mongols',
  sung: 'late-sung',
};

describe('19 The lists', () => {
  test.each(goldenCases('list-'))('[18.1] $id: prices and limits as printed', ({ given, expect: wanted }) => {
    const { entries } = listOf(LIST_IDS[kebab(String(given.army))] ?? '');
    const printed = Object.fromEntries(
      entries.map(({ id, units, variants }) => [
        id,
        { points: variants.filter(({ printed = true }) => printed).map(({ points }) => points), units },
      ]),
    );
    expect(printed).toEqual(Object.fromEntries(Object.entries(wanted).map(([id, row]) => [kebab(id), row])));
  });

  test('[18.1] every list has four compulsory units', () => {
    for (const { entries } of SHIPPED_LISTS)
      expect(entries.reduce((sum, { units }) => sum + units[0], 0)).toBe(4);
  });
});

describe('4 and 18: units', () => {
  test('[4.1] one element is too few, thirteen are too many, elephants stand alone', () => {
    const army = sampleArmy('carthaginians');
    const sized = (id: string, elements: number) =>
      findingsOf({
        ...army,
        points: 900,
        units: army.units.map(each =>
          each.id === id
            ? unit(id, each.parts[0]?.entry ?? '', each.parts[0]?.variant ?? '', elements)
            : each,
        ),
      });
    expect(sized('u3', 1)).toEqual(['unit-size 4.1']);
    expect(sized('u3', 13)).toEqual(['unit-size 4.1']);
    expect(sized('u7', 2)).toEqual(['unit-size 4.1']);
    expect(sized('u3', 12)).toEqual([]);
  });

  test('[18.1] idg-g-ally-example: troop types and grades never mix in a unit, arms and armour do', () => {
    const profile = SPEARMAN;
    const mix = (other: object) =>
      isUniform({ groups: [{ profile }, { profile: { ...profile, ...other } }] as never });
    expect([
      mix({ troop: 'skirmisher' }),
      mix({ grade: 'green' }),
      mix({ armour: 'armoured', arm: 'bow' }),
    ]).toEqual(goldenCase('ally-example').expect.allowed);
  });

  test('[18.1] three units are too few, eleven too many', () => {
    const greeks = sampleArmy('classical-greeks');
    const more: Units = ['a', 'b', 'c', 'd'].map(id => unit(id, 'hoplites', 'armoured', 2));
    expect(findingsOf({ ...greeks, units: [...greeks.units, ...more] })).toContain('army-units 18.1');
    expect(findingsOf({ ...greeks, units: greeks.units.slice(0, 3) })).toEqual([
      'entry-minimum 19.1',
      'army-units 18.1',
    ]);
  });

  test('[8.7] one element beyond the allowed overspend', () => {
    const army = sampleArmy('mongols');
    expect(findingsOf({ ...army, points: 413 })).toEqual([]);
    expect(findingsOf({ ...army, points: 412 })).toEqual(['army-points 8.7']);
  });
});

describe('5 Generals', () => {
  test('[5.2] every side has one', () => {
    expect(findingsOf({ ...sampleArmy('seljuks'), general: null })).toEqual(['general-needed 5.2']);
  });

  test('[5.2] a tribal chief is an element of his unit and cannot stand apart', () => {
    const army = sampleArmy('early-germans');
    const general = army.general && { ...army.general, mode: 'separate' as const };
    expect(findingsOf({ ...army, general })).toEqual(['general-mode 5.2']);
  });

  test('[5.2] an impetuous general is elite', () => {
    const army = sampleArmy('vikings');
    const general = army.general && { ...army.general, elite: false };
    expect(findingsOf({ ...army, general })).toEqual(['general-elite 5.2']);
  });

  test('[5.2] warriors and heavy cavalry may lead each other, no others', () => {
    expect(mayJoin('heavy-cavalry', 'warrior')).toBe(true);
    expect(mayJoin('warrior', 'heavy-cavalry')).toBe(true);
    expect(mayJoin('skirmisher', 'warrior')).toBe(false);
  });

  test('[18.3] Hannibal leads in his own years only', () => {
    const army = sampleArmy('carthaginians');
    expect(findingsOf({ ...army, year: -222 })).toContain('extraordinary 18.3');
  });

  test('[5.1] the command type follows from who takes part', () => {
    const command = (states: string[]) => {
      const resolved = resolveArmyDocument({ ...sampleArmy('classical-greeks'), states });
      return resolved && commandOf(resolved.main);
    };
    expect([['spartan'], ['athenian'], ['spartan', 'theban'], ['spartan', 'other']].map(command)).toEqual([
      'disciplined',
      'organised',
      'organised',
      'tribal',
    ]);
  });

  test('[7.14] Carthage is at home on pasture in Italy and on the steppe elsewhere', () => {
    const homes = (region: string) => {
      const resolved = resolveArmyDocument({ ...sampleArmy('carthaginians'), region });
      return resolved && homesOf(resolved.main);
    };
    expect([homes('italy'), homes('elsewhere')]).toEqual([['pasture'], ['steppe']]);
  });
});

describe('lists with conditions', () => {
  test('[19.3] Greeks serve Carthage before 235 BC only', () => {
    const army = sampleArmy('carthaginians');
    const withGreeks = { ...army, year: -216, units: [...army.units, unit('g', 'gk-hop', 'armoured', 4)] };
    expect(findingsOf(withGreeks)).toContain('entry-allowed 19.3');
  });

  test('[19.3] with Gauls only the compulsory Numidians come', () => {
    const army = sampleArmy('carthaginians');
    expect(
      findingsOf({ ...army, points: 900, units: [...army.units, unit('n', 'num-lc', 'lc', 4)] }),
    ).toEqual(['list-rule 19.3']);
  });

  test('[19.1] Spartans never stand beside Thessalians, Cyreneans beside nobody', () => {
    const army = sampleArmy('classical-greeks');
    expect(findingsOf({ ...army, states: ['spartan', 'thessalian'] })).toContain('army-states 19.1');
    expect(findingsOf({ ...army, states: ['spartan', 'cyrenean'] })).toContain('army-states 19.1');
    expect(findingsOf({ ...army, states: [] })).toContain('army-states 19.1');
  });

  test('[19.1] three Spartiate units at most', () => {
    const army = sampleArmy('classical-greeks');
    const units = army.units.map(each =>
      each.parts[0]?.entry === 'hoplites' ? unit(each.id, 'hoplites', 'armoured', 8, ['spartiates']) : each,
    );
    expect(findingsOf({ ...army, points: 900, units })).toEqual(['option-limit 19.1']);
  });

  test('[19.8] a quarter of the swordsmen in armour', () => {
    const army = sampleArmy('vikings');
    const units = army.units.map(each =>
      each.id === 'u2' ? unit('u2', 'sword', 'sword', 8, ['armour']) : each,
    );
    expect(findingsOf({ ...army, points: 900, units })).toEqual(['option-limit 19.8']);
  });

  test('[19.11] light and heavy Mongols in equal numbers', () => {
    const army = sampleArmy('mongols');
    const units = army.units.map(each => (each.id === 'u2' ? unit('u2', 'mongols', 'light', 5) : each));
    expect(findingsOf({ ...army, points: 900, units })).toEqual(['list-rule 19.11']);
  });

  test('[19.7] before 870 more companions may stand in for the levy', () => {
    const army = sampleArmy('anglo-saxons');
    const companions = ['c', 'd', 'e', 'f'].map(id => unit(id, 'gesiths', 'plain', 6));
    const without = army.units.filter(({ parts }) => parts[0]?.entry !== 'fyrd');
    const six = { ...army, points: 900, units: [...without, ...companions] };
    expect(findingsOf(six)).toEqual([]);
    expect(
      findingsOf({ ...six, units: six.units.filter(({ id }) => id !== 'f' && id !== 'e' && id !== 'd') }),
    ).toEqual(['entry-minimum 19.7']);
    expect(
      findingsOf({
        ...six,
        year: 900,
        states: ['wessex'],
        general: six.general && { ...six.general, extraordinary: undefined },
      }),
    ).toContain('entry-minimum 19.7');
  });

  test('[19.4] a unit of hastati and principes counts as half of each', () => {
    const resolved = resolveArmyDocument(sampleArmy('punic-war-romans'));
    expect(resolved && countUnits(resolved)).toBe(7);
    expect(findingsOf(sampleArmy('punic-war-romans'))).toEqual([]);
  });
});

describe('18.2 Allies', () => {
  test('[18.2] idg-g-late-ally: allies are led as the main army is', () => {
    const resolved = resolveArmyDocument(sampleArmy('imperial-romans'));
    expect(resolved && commandOf(resolved.main)).toBe(goldenCase('late-ally').expect.command);
  });

  test('[18.2] two fifths at most, and one of each compulsory entry', () => {
    const army = sampleArmy('achaemenid-persians');
    const hoplites = { ...unit('a1', 'hoplites', 'armoured', 12), ally: true };
    const more = { ...unit('a3', 'hoplites', 'armoured', 12), ally: true };
    const units = army.units.filter(({ ally }) => !ally);
    expect(findingsOf({ ...army, points: 450, units: [...units.slice(0, 4), hoplites, more] })).toContain(
      'allies-share 18.2',
    );
    expect(findingsOf({ ...army, units })).toEqual(['allies-compulsory 18.2']);
  });

  test('[19.2] only Thebans and Thessalians, only in 479 BC', () => {
    const army = sampleArmy('achaemenid-persians');
    expect(findingsOf({ ...army, year: -480 })).toContain('allies-allowed 19.2');
    expect(findingsOf({ ...army, allies: { list: 'classical-greeks', states: ['spartan'] } })).toContain(
      'allies-allowed 19.2',
    );
  });
});

describe('the builder and the check agree', () => {
  const YEARS: Readonly<Record<string, number>> = Object.fromEntries(
    SAMPLES.map(id => [id, sampleArmy(id).year ?? 0]),
  );

  /** The compulsory units of a list, two elements each, with the general of its sample. */
  const bare = (list: ListDocument): ArmyDocument => {
    const sample = sampleArmy(list.id);
    return {
      ...sample,
      points: 2000,
      extras: [],
      allies: undefined,
      units: [...sample.units.filter(({ ally }) => !ally)],
    };
  };

  test('[18.1] one unit beyond the limit of any entry fails with the section of its list', () => {
    for (const list of SHIPPED_LISTS)
      for (const entry of list.entries) {
        const army = bare(list);
        const resolved = resolveArmyDocument(army);
        const [variant] = entry.variants;
        if (!resolved || !variant) throw new Error('no entry');
        const most = computeMaxUnits(resolved.main, entry);
        const kept = army.units.filter(({ parts }) => parts.every(part => part.entry !== entry.id));
        const beyond = Array.from({ length: most + 1 }, (_, index) =>
          unit(`x${index}`, entry.id, variant.id, 2),
        );
        const code = most === 0 ? 'entry-allowed' : 'entry-maximum';
        expect(findingsOf({ ...army, units: [...kept, ...beyond] }), `${list.id} ${entry.id}`).toContain(
          `${code} ${list.section}`,
        );
      }
  });

  test('[18.1] whatever is picked: what the builder calls legal, the document passes, and what it refuses, it fails', () => {
    const pickOf = (list: ListDocument) =>
      fc.record({
        entry: fc.constantFrom(...lists.entries(list, null, YEARS[list.id]).map(({ id }) => id)),
        count: fc.integer({ min: 1, max: 13 }),
        unit: fc.constantFrom('u1', 'u2', 'n1', 'n2', 'n3'),
        options: fc.subarray(
          list.options.map(({ id }) => id),
          { maxLength: Math.min(1, list.options.length) },
        ),
      });
    fc.assert(
      fc.property(
        fc
          .constantFrom(...SHIPPED_LISTS)
          .chain(list => fc.tuple(fc.constant(list), fc.array(pickOf(list), { maxLength: 4 }))),
        ([list, picks]) => {
          const built = picks.reduce(
            (army, wanted) => applyChanges(army, lists.applyPick(army, list, wanted)),
            sampleArmy(list.id),
          );
          const { document, findings } = checkDocument(armyKind, JSON.parse(JSON.stringify(built)));
          expect(document).not.toBeNull();
          expect(findings.map(({ code }) => code)).toEqual(lists.check(built, list).map(({ code }) => code));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('18.1 Where a list stands in the book', () => {
  test.each([
    ['a list of the book by its own section', '19.4', '19.4'],
    ['one of an author’s own by the rules for lists', undefined, '18.1'],
    ['and so is one that names a section which the book has not', '99.9', '18.1'],
  ])('[18.1] %s', (_, section, expected) => expect(sectionOfList({ section }).section).toBe(expected));
});
