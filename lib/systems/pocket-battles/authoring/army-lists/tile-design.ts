import { createSideStyle } from '@/lib/drawing/colours/palette';
import { SYMBOL_NAMES } from '@/lib/drawing/counters/symbols';
import type { DesignField, EntryDesign } from '@/lib/game/contract/army/army-lists';
import type { ListDocument } from '../../document/army-list-schema';
import type { Troop } from '../../document/troop';
import { cite } from '../../rulebook';
import { computeFairPrice } from '../../rules/price';
import { makeTileFace } from '../../view/position';
import { describePrintedTroop, describeTrait, WORDS } from '../../view/words';
import { TRAITS } from '../../vocabulary';

const label = (id: string) => ({ code: `${WORDS}.field.${id}` });

const numberField = (key: keyof Troop, words: string, min: number, max: number): DesignField => ({
  path: [key],
  label: label(words),
  kind: { type: 'number', min, max },
  rule: cite('2.1'),
});

const diceField = (key: 'engagementDice' | 'shootingDice', words: string): DesignField => ({
  path: [key],
  label: label(words),
  kind: { type: 'numbers', min: 1, max: 6, most: 6 },
  rule: cite('2.1'),
});

/** 2.1 – Everything that is printed on a tile; traits are those that the rules know. */
const fields: readonly DesignField[] = [
  { path: ['name'], label: label('name'), kind: { type: 'text' } },
  {
    path: ['symbol'],
    label: label('symbol'),
    kind: {
      type: 'choice',
      choices: SYMBOL_NAMES.map(value => ({ value, label: { code: `${WORDS}.symbol.${value}` } })),
    },
  },
  diceField('engagementDice', 'engagement-dice'),
  diceField('shootingDice', 'shooting-dice'),
  numberField('formation', 'formation', 1, 10),
  numberField('woundPoints', 'wound-points', 1, 6),
  {
    path: ['traits'],
    label: label('traits'),
    kind: { type: 'choices', choices: TRAITS.map(value => ({ value, label: describeTrait(value) })) },
    rule: cite('6.16'),
  },
  numberField('deploymentPoints', 'deployment-points', 0, 40),
  numberField('count', 'count', 1, 30),
  { path: ['id'], label: label('id'), kind: { type: 'text' } },
];

const DEFAULT_TILE: Omit<Troop, 'id'> = {
  name: '…',
  symbol: 'warband',
  engagementDice: [4],
  shootingDice: [],
  deploymentPoints: 3,
  formation: 4,
  woundPoints: 1,
  traits: [],
  count: 1,
};

const freeTileId = ({ troops }: ListDocument, base: string): string => {
  for (let index = 1; ; index += 1)
    if (!troops.some(({ id }) => id === `${base}-${index}`)) return `${base}-${index}`;
};

/** A new tile at its fair price; one like another is no reconstruction of anything. */
const newEntry = (list: ListDocument, like?: unknown): Troop => {
  const {
    reconstructed: _mark,
    found: _found,
    ...model
  } = { ...DEFAULT_TILE, ...((like ?? {}) as Partial<Troop>) };
  return { ...model, id: freeTileId(list, model.id ?? 'tile'), deploymentPoints: computeFairPrice(model) };
};

/** The tile designer. */
export const design: EntryDesign<ListDocument> = {
  path: ['troops'],
  fields: (_, index) => fields.map(field => ({ ...field, path: ['troops', index, ...field.path] })),
  listFields: () => [],
  newEntry: newEntry,
  face: (tile, { colour, style }) => makeTileFace(tile as Troop, createSideStyle(colour, style)),
  describe: tile => ({ label: (tile as Troop).name, describe: describePrintedTroop(tile as Troop) }),
};
