import { z } from 'zod';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Check } from '@/lib/game/check/check';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import { idSchema, licenceSchema, schemaUrl, sourceSchema } from '@/lib/game/document/scenario-base';
import { languageFields } from '@/lib/game/document/translations';
import { isShipped, readShippedList } from '../data';
import { cite, rulebook } from '../rulebook';
import {
  composeLimitValues,
  computeLargestUnit,
  findBrokenLimits,
  findSurplus,
  isAgreedSize,
  mayFormUnit,
  tokensFor,
} from '../rules/army';
import { countTiles, forceTablesOf } from '../view/force-table';
import { describeUnit } from '../view/words';
import { type ListDocument, listSchema } from './army-list-schema';
import { type ArmyTroop, formatTroopId, pointsOf } from './army-units';
import { troopSchema, unitSchema } from './troop';
import { troopIndexOf } from './troop-index';

export const armySchema = z.strictObject({
  $schema: schemaUrl,
  format: z.literal('army'),
  version: z.literal(1),
  system: z.literal('pocket-battles'),
  licence: licenceSchema,
  ...languageFields,
  title: z.string().min(1).max(120).describe('What the army is called in lists.'),
  list: idSchema.optional().describe('The army list it is built from.'),
  restriction: idSchema.optional().describe('The form of the list that it keeps to.'),
  points: z.number().int().min(10).max(400).describe('Deployment points that were agreed.'),
  troops: z
    .array(troopSchema)
    .max(120)
    .optional()
    .describe('Tiles of a list that is not shipped, so that the army can be read without it.'),
  lists: z
    .array(listSchema)
    .max(1)
    .optional()
    .describe('The list of an author that the army is built from, so that it can be judged without it.'),
  units: z.array(unitSchema).max(60),
  sources: z.array(sourceSchema).max(100),
  notes: z.string().max(20_000).optional().describe("The designer's notes, in Markdown."),
});

export type ArmyDocument = z.infer<typeof armySchema>;

export const listOfArmy = ({
  list,
  lists,
  language,
}: Pick<ArmyDocument, 'list' | 'lists' | 'language'>): ListDocument | null =>
  list === undefined
    ? null
    : (lists?.find(({ id }) => id === list) ?? readShippedList(list, language) ?? null);

/** An army goes with the list of its author; our rosters are known everywhere. */
export const carriesList = ({ lists }: ArmyDocument, list: ListDocument): boolean =>
  isShipped(list) || (lists?.some(({ id }) => id === list.id) ?? false);

const troopIndexOfArmy = ({ lists = [], troops = [], language }: ArmyDocument) =>
  troopIndexOf([...lists.flatMap(list => list.troops), ...troops], language);

/** The units of an army with their tiles. */
export const unitsOfArmy = (
  army: ArmyDocument,
): readonly { readonly path: JsonPath; readonly troops: readonly ArmyTroop[] }[] => {
  const kit = troopIndexOfArmy(army);
  return army.units.map(({ id, troops }, index) => ({
    path: ['units', index],
    troops: troops.flatMap((tile, place) => {
      const troop = kit.get(tile);
      return troop ? [{ id: formatTroopId(id, place), troop, path: ['units', index, 'troops', place] }] : [];
    }),
  }));
};

const unknownTroop: Check<ArmyDocument> = {
  code: 'pocket-battles/unknown-troop',
  severity: 'error',
  *find(army) {
    const kit = troopIndexOfArmy(army);
    for (const [index, { troops }] of army.units.entries())
      for (const [place, tile] of troops.entries())
        if (!kit.has(tile)) yield { path: ['units', index, 'troops', place], values: { tile } };
  },
};

const namedOnce: Check<ArmyDocument> = {
  code: 'pocket-battles/named-once',
  severity: 'error',
  *find({ units }) {
    for (const [index, { id }] of units.entries())
      if (units.findIndex(other => other.id === id) < index)
        yield { path: ['units', index, 'id'], values: { id } };
  },
};

const agreedSize: Check<ArmyDocument> = {
  code: 'pocket-battles/agreed-size',
  severity: 'error',
  rule: cite('4.1'),
  *find({ points }) {
    if (!isAgreedSize(points)) yield { path: ['points'], values: { points } };
  },
};

const tilesInBox: Check<ArmyDocument> = {
  code: 'pocket-battles/tiles-in-box',
  severity: 'error',
  rule: cite('4.1'),
  find: army => findSurplus(unitsOfArmy(army).flatMap(({ troops }) => troops)),
};

const armyPoints: Check<ArmyDocument> = {
  code: 'pocket-battles/army-points',
  severity: 'error',
  rule: cite('4.1'),
  *find(army) {
    const spent = pointsOf(unitsOfArmy(army));
    if (spent > army.points)
      yield { path: ['units'], values: { side: army.title, spent, points: army.points } };
  },
};

const formation: Check<ArmyDocument> = {
  code: 'pocket-battles/formation',
  severity: 'error',
  rule: cite('4.2'),
  *find(army) {
    for (const { troops, path } of unitsOfArmy(army)) {
      const tiles = troops.map(({ troop }) => troop);
      if (!mayFormUnit(tiles))
        yield {
          path: [...path, 'troops'],
          values: { unit: describeUnit(troops), count: tiles.length, most: computeLargestUnit(tiles) },
        };
    }
  },
};

/** 4.1 – A player takes the tiles of the list that they chose; a document may add tiles of its own. */
const tilesOfList: Check<ArmyDocument> = {
  code: 'pocket-battles/tiles-of-list',
  severity: 'error',
  rule: cite('4.1'),
  *find(army) {
    const list = listOfArmy(army);
    if (!list) return;
    const known = new Set([...list.troops, ...(army.troops ?? [])].map(({ id }) => id));
    for (const [index, { troops }] of army.units.entries())
      for (const [place, tile] of troops.entries())
        if (!known.has(tile))
          yield { path: ['units', index, 'troops', place], values: { tile, list: list.title } };
  },
};

/** 4.1 – What the form of its list requires of the army. */
const limitsOfForm: Check<ArmyDocument> = {
  code: 'pocket-battles/limits-of-battle',
  severity: 'error',
  rule: cite('4.1'),
  *find(army) {
    const form = listOfArmy(army)?.restrictions.find(({ id }) => id === army.restriction);
    const troops = unitsOfArmy(army).flatMap(unit => unit.troops);
    for (const { limit, count } of findBrokenLimits(form?.limits ?? [], troops))
      yield { path: ['units'], values: composeLimitValues(army.title, limit, count) };
  },
};

const facts = (army: ArmyDocument): readonly Fact[] => {
  const units = unitsOfArmy(army);
  return [
    {
      code: 'pocket-battles/army',
      rule: cite('4.1'),
      values: {
        side: army.title,
        points: pointsOf(units),
        units: units.length,
        tiles: units.reduce((sum, { troops }) => sum + troops.length, 0),
      },
    },
    {
      code: 'pocket-battles/tokens',
      rule: cite('4.1'),
      values: { tokens: tokensFor(army.points), points: army.points },
    },
  ];
};

export const armyKind: DocumentKind<ArmyDocument> = {
  format: 'army',
  system: rulebook.id,
  version: 1,
  schema: armySchema,
  migrations: [],
  checks: [unknownTroop, namedOnce, agreedSize, tilesInBox, armyPoints, formation, tilesOfList, limitsOfForm],
  facts,
  roster: army => forceTablesOf(army.title, countTiles(unitsOfArmy(army).flatMap(({ troops }) => troops))),
  catalogue: army => {
    const troops = unitsOfArmy(army).flatMap(unit => unit.troops);
    return {
      title: army.title,
      summary: '',
      place: '',
      sides: [listOfArmy(army)?.title ?? []].flat(),
      year: null,
      tags: [],
      size: troops.length,
      isReconstructed: troops.some(({ troop }) => troop.reconstructed === true),
      words: [...new Set(troops.map(({ troop }) => troop.name)), ...army.sources.map(({ title }) => title)],
    };
  },
  blank: () => ({
    $schema: '/schemas/army/pocket-battles/1.json',
    format: 'army',
    version: 1,
    system: 'pocket-battles',
    title: '…',
    points: 60,
    units: [],
    sources: [],
  }),
};
