import type { Check } from '@/lib/game/check/check';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import { cite, rulebook } from '../rulebook';
import { priceOfOwnTile } from '../rules/own-tiles';
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
  checks: [tileNamedOnce, priceOfOwnTile, unknownLimit],
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
