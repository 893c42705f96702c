import { z } from 'zod';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { Check } from '@/lib/game/check/check';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import type { ForceTable } from '@/lib/game/document/roster';
import { idSchema, licenceSchema, schemaUrl, sourceSchema } from '@/lib/game/document/scenario-base';
import { languageFields } from '@/lib/game/document/translations';
import { cite, rulebook } from '../rulebook';
import { computeFightingValue, MAX_GENERALS, occursAs } from '../rules/armies';
import { countMenPerFigure, SCALES, strengthOfUnit } from '../rules/army-scale';
import { commandsFor } from '../rules/commands/commands';
import { createGeneralFace, createUnitFace } from '../view/position';
import { describeGeneral, describeUnit } from '../view/words';
import { UNIT_CLASSES, UNIT_TYPES } from '../vocabulary';
import { generalSchema, unitSchema } from './scenario';
import { formatUnitId } from './scenario-armies';

const MAX_COUNTED = 10_000_000;

const numberSchema = z.strictObject({
  type: z.enum(UNIT_TYPES),
  class: z.enum(UNIT_CLASSES),
  number: z
    .number()
    .int()
    .min(1)
    .max(MAX_COUNTED)
    .describe('Men; elephants are counted in animals, scythed chariots in vehicles.'),
  source: idSchema.optional().describe('The id of the source that gives this number.'),
});

export const armySchema = z.strictObject({
  $schema: schemaUrl,
  format: z.literal('army'),
  version: z.literal(1),
  system: z.literal('lost-battles'),
  licence: licenceSchema,
  ...languageFields,
  title: z.string().min(1).max(120).describe('What the army is called in lists.'),
  side: z.string().max(60).describe('Whose army it is.'),
  scale: z.number().int().min(1).max(SCALES.length).describe('A figure stands for 125 men times this.'),
  sources: z.array(sourceSchema).max(100),
  numbers: z.array(numberSchema).max(100).describe('The real army, as the sources count it.'),
  units: z.array(unitSchema).max(60),
  generals: z.array(generalSchema).max(4),
  notes: z.string().max(20_000).optional().describe("The designer's notes, in Markdown."),
});

export type ArmyDocument = z.infer<typeof armySchema>;

const classOfUnit: Check<ArmyDocument> = {
  code: 'lost-battles/class-of-unit',
  severity: 'error',
  rule: cite('1.1'),
  *find({ units }) {
    for (const [index, unit] of units.entries())
      if (!occursAs(unit.type, unit.class))
        yield { path: ['units', index, 'class'], values: { unit: unit.name, words: describeUnit(unit) } };
  },
};

const classOfNumber: Check<ArmyDocument> = {
  code: 'lost-battles/class-of-number',
  severity: 'error',
  rule: cite('1.1'),
  *find({ numbers }) {
    for (const [index, troops] of numbers.entries())
      if (!occursAs(troops.type, troops.class))
        yield { path: ['numbers', index, 'class'], values: { words: describeUnit(troops) } };
  },
};

const numberOfGenerals: Check<ArmyDocument> = {
  code: 'lost-battles/number-of-generals',
  severity: 'error',
  rule: cite('1.4'),
  *find({ generals }) {
    for (const [index, general] of generals.entries())
      if (index >= MAX_GENERALS)
        yield {
          path: ['generals', index],
          values: { general: general.name, words: describeGeneral(general) },
        };
  },
};

const namedOnce: Check<ArmyDocument> = {
  code: 'lost-battles/named-once',
  severity: 'error',
  *find({ units, generals }) {
    const seen = new Set<string>();
    const named = [
      ...units.flatMap(({ id, count }, index) =>
        Array.from({ length: count }, (_, position) => ({
          id: formatUnitId(id, position, count),
          path: ['units', index],
        })),
      ),
      ...generals.map(({ id }, index) => ({ id, path: ['generals', index] })),
    ];
    for (const { id, path } of named) {
      if (seen.has(id)) yield { path, values: { id } };
      seen.add(id);
    }
  },
};

/** 1.2 – Rounding is the designer's; a whole unit too many or too few is surely not meant. */
const unitsFollowNumbers: Check<ArmyDocument> = {
  code: 'lost-battles/units-follow-numbers',
  severity: 'warning',
  rule: cite('1.2'),
  *find({ numbers, units, scale }) {
    for (const [index, troops] of numbers.entries()) {
      if (!occursAs(troops.type, troops.class)) continue;
      const isSame = (other: Pick<typeof troops, 'type' | 'class'>): boolean =>
        other.type === troops.type && other.class === troops.class;
      const given = numbers.filter(isSame).reduce((sum, { number }) => sum + number, 0);
      const stands = units.filter(isSame).reduce((sum, { count }) => sum + count, 0);
      const perUnit = strengthOfUnit(troops, scale);
      if (numbers.findIndex(isSame) === index && Math.abs(given - stands * perUnit) >= perUnit)
        yield {
          path: ['numbers', index, 'number'],
          values: { number: given, words: describeUnit(troops), units: stands, perUnit },
        };
    }
  },
};

/** Facts of an army that stands in no battle. */
export const listArmyFacts = ({ side, scale, units, generals }: ArmyDocument): readonly Fact[] => {
  const each = units.flatMap(unit => Array.from({ length: unit.count }, () => unit));
  const value = computeFightingValue({ units: each, generals });
  return [
    {
      code: 'lost-battles/fighting-value',
      rule: cite('1.5'),
      values: { side, value, units: each.length },
    },
    { code: 'lost-battles/commands', rule: cite('4.1'), values: { side, commands: commandsFor(value) } },
    { code: 'lost-battles/men-per-figure', rule: cite('1.2'), values: { men: countMenPerFigure(scale) } },
  ];
};

const ARMY_STYLE = createSideStyle('#8E2A20', 'solid');

/** An army by itself has one table, and no colour of its own yet. */
const roster = ({ side, generals, units }: ArmyDocument): readonly ForceTable[] => [
  {
    seat: side,
    isPlaced: false,
    rows: [
      ...generals.map(general => ({
        face: createGeneralFace(general, ARMY_STYLE),
        name: general.name,
        words: describeGeneral(general),
        count: 1,
      })),
      ...units.map(unit => ({
        face: createUnitFace(unit, ARMY_STYLE, false),
        name: unit.name,
        words: describeUnit(unit),
        count: unit.count,
      })),
    ].map(row => ({ ...row, spaces: [], reconstructed: false })),
  },
];

const catalogue = ({ title, side, sources, generals, units }: ArmyDocument): CatalogueEntry => ({
  title,
  summary: '',
  place: '',
  sides: side === '' ? [] : [side],
  year: null,
  tags: [],
  size: units.reduce((sum, { count }) => sum + count, generals.length),
  isReconstructed: false,
  words: [...sources, ...generals, ...units].map(named => ('title' in named ? named.title : named.name)),
});

export const armyKind: DocumentKind<ArmyDocument> = {
  format: 'army',
  system: rulebook.id,
  version: 1,
  schema: armySchema,
  migrations: [],
  checks: [classOfUnit, classOfNumber, numberOfGenerals, namedOnce, unitsFollowNumbers],
  facts: listArmyFacts,
  roster,
  catalogue,
  blank: () => ({
    $schema: '/schemas/army/lost-battles/1.json',
    format: 'army',
    version: 1,
    system: 'lost-battles',
    title: '…',
    side: '',
    scale: 4,
    sources: [],
    numbers: [],
    units: [],
    generals: [],
  }),
};
