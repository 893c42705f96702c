import type { Check } from '@/lib/game/check/check';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import { cite, rulebook } from '../rulebook';
import { computeFairPrice, listFairPriceFixes } from '../rules/price';
import { forceTablesOf } from '../view/force-table';
import { type ListDocument, listSchema } from './army-list-schema';

const tileNamedOnce: Check<ListDocument> = {
  code: 'pocket-battles/tile-named-once',
  severity: 'error',
  *find({ troops }) {
    for (const [index, { id }] of troops.entries())
      if (troops.findIndex(other => other.id === id) < index)
        yield { path: ['troops', index, 'id'], values: { id } };
  },
};

/** 2.1 – The price of a designed tile is its author's; what the others cost is advice. */
const priceOfTile: Check<ListDocument> = {
  code: 'pocket-battles/price-of-tile',
  severity: 'warning',
  rule: cite('2.1'),
  *find({ troops }) {
    for (const [index, troop] of troops.entries())
      if (computeFairPrice(troop) !== troop.deploymentPoints)
        yield {
          path: ['troops', index, 'deploymentPoints'],
          values: { name: troop.name, points: troop.deploymentPoints, fair: computeFairPrice(troop) },
        };
  },
  fixes: (_, { path, values }) => listFairPriceFixes(path, values),
};

const unknownLimit: Check<ListDocument> = {
  code: 'pocket-battles/limit-of-nothing',
  severity: 'warning',
  rule: cite('4.1'),
  *find({ troops, restrictions }) {
    for (const [index, { limits }] of restrictions.entries())
      for (const [place, { name }] of limits.entries())
        if (!troops.some(troop => troop.name === name))
          yield { path: ['restrictions', index, 'limits', place, 'name'], values: { name } };
  },
};

const facts = ({ troops }: ListDocument): readonly Fact[] => [
  {
    code: 'pocket-battles/list-tiles',
    rule: cite('1.2'),
    values: {
      tiles: troops.reduce((sum, { count }) => sum + count, 0),
      points: troops.reduce((sum, { count, deploymentPoints }) => sum + count * deploymentPoints, 0),
    },
  },
];

export const listKind: DocumentKind<ListDocument> = {
  format: 'army-list',
  system: rulebook.id,
  version: 1,
  schema: listSchema,
  migrations: [],
  checks: [tileNamedOnce, priceOfTile, unknownLimit],
  facts,
  roster: ({ title, troops }) =>
    forceTablesOf(
      title,
      troops.map(troop => ({ troop, count: troop.count })),
    ),
  catalogue: ({ title, summary, sources, troops }) => ({
    title,
    summary,
    place: '',
    sides: [title],
    year: null,
    tags: [],
    size: troops.reduce((sum, { count }) => sum + count, 0),
    isReconstructed: troops.some(({ reconstructed }) => reconstructed === true),
    words: [...new Set(troops.map(({ name }) => name)), ...sources.map(source => source.title)],
  }),
  blank: () => ({
    $schema: '/schemas/army-list/pocket-battles/1.json',
    format: 'army-list',
    version: 1,
    system: 'pocket-battles',
    id: 'new-list',
    title: '…',
    summary: '',
    sources: [],
    troops: [],
    restrictions: [],
  }),
};
