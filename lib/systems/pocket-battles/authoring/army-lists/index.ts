import { createSideStyle } from '@/lib/drawing/colours/palette';
import { runChecks } from '@/lib/game/check/check';
import type { ArmyField, ArmyListEntry, ArmyLists } from '@/lib/game/contract/army/army-lists';
import { isShipped, SHIPPED_LISTS } from '../../data';
import { type ArmyDocument, armyKind, carriesList, listOfArmy, unitsOfArmy } from '../../document/army';
import type { ListDocument } from '../../document/army-list-schema';
import { pointsOf } from '../../document/army-units';
import type { Troop } from '../../document/troop';
import { cite } from '../../rulebook';
import { makeTileFace } from '../../view/position';
import { describePrintedTroop, WORDS } from '../../view/words';
import { applyPick, listPicks, listUnits } from './army-picks';
import { describeList } from './list-description';
import { design } from './tile-design';

const SIZES = [50, 60, 70, 80, 90, 100];

const limitsOf = (list: ListDocument, variant: string | null) =>
  list.restrictions.find(({ id }) => id === variant)?.limits ?? [];

/** 4.1 – A design is offered as often as it was printed; a battle may forbid its name. Minima go by name, not by design. */
const entryOf = (troop: Troop, list: ListDocument, variant: string | null): ArmyListEntry => {
  const limit = limitsOf(list, variant).find(({ name }) => name === troop.name);
  return {
    id: troop.id,
    group: troop.name,
    label: troop.name,
    words: describePrintedTroop(troop),
    face: ({ colour, style }) => makeTileFace(troop, createSideStyle(colour, style)),
    price: troop.deploymentPoints,
    per: { code: `${WORDS}.about.tile` },
    min: 0,
    max: Math.min(troop.count, limit?.max ?? troop.count),
    options: [],
    reconstructed: troop.reconstructed === true,
    counts: 'pieces',
    unit: { least: 1, most: troop.formation, usual: 1 },
    ...(limit?.min === undefined
      ? {}
      : { note: { code: `${WORDS}.about.wanted`, values: { count: limit.min, name: troop.name } } }),
  };
};

const entries = (list: ListDocument, variant: string | null): readonly ArmyListEntry[] =>
  list.troops.map(troop => entryOf(troop, list, variant));

const fields = ({ restriction }: ArmyDocument, { restrictions }: ListDocument): readonly ArmyField[] => [
  {
    path: ['points'],
    label: { code: `${WORDS}.field.points` },
    kind: { type: 'number', min: 10, max: 400 },
    rule: cite('4.1'),
  },
  ...(restrictions.length > 0 || restriction !== undefined
    ? [
        {
          path: ['restriction'],
          label: { code: `${WORDS}.field.restriction` },
          kind: {
            type: 'choice' as const,
            choices: restrictions.map(({ id, title }) => ({
              value: id,
              label: { code: `${WORDS}.about.plain`, values: { label: title } },
            })),
          },
          isOptional: true,
          rule: cite('4.1'),
        },
      ]
    : []),
];

/** Rosters as army lists: every design of tile is an entry, every battle of ours a form of the list. */
export const armyLists: ArmyLists<ListDocument, ArmyDocument> = {
  shipped: SHIPPED_LISTS,
  variants: ({ restrictions }) => restrictions.map(({ id, title }) => ({ id, label: title })),
  dates: () => null,
  chapters: describeList,
  entries,
  sizes: SIZES,
  newArmyDraft: (list, { title, points, variant }) => ({
    ...armyKind.blank(),
    title,
    list: list.id,
    points,
    ...(variant === null ? {} : { restriction: variant }),
    ...(isShipped(list) ? {} : { lists: [list] }),
  }),
  listOf: listOfArmy,
  availableEntries: (army, list) => entries(list, army.restriction ?? null),
  units: listUnits,
  picks: listPicks,
  applyPick: applyPick,
  cost: army => ({ spent: pointsOf(unitsOfArmy(army)), limit: army.points, most: army.points }),
  fields,
  check: (army, list) =>
    runChecks(armyKind.checks, carriesList(army, list) ? army : { ...army, lists: [list] }),
  design,
};
