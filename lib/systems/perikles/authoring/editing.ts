import type { Change } from '@/lib/documents/change';
import type { EditCommand, Editing } from '@/lib/game/contract/authoring/editing';
import type { MarkerEntry, Player, Scenario, TroopEntry } from '../document/scenario';
import { WORDS } from '../view/words';
import { getOtherStance, isSpace, type SpaceId } from '../vocabulary';
import { copy, paste } from './clipboard';
import { inspectSpace } from './inspect-space';
import { brushAt, paint } from './painting';
import { findFreeId } from './piece-ids';
import { findTemplate } from './piece-templates';

type Lists = Pick<Player, 'influence' | 'troops'>;

/** New lists for every player; a list that does not change is left alone. */
const rewriteLists = ({ players }: Scenario, renew: (lists: Lists) => Lists): readonly Change[] =>
  players.flatMap((player, index) => {
    const lists = renew(player);
    return (['influence', 'troops'] as const).flatMap((name): Change[] =>
      JSON.stringify(lists[name]) === JSON.stringify(player[name])
        ? []
        : [{ op: 'replace', path: ['players', index, name], value: lists[name] }],
    );
  });

const placePiece = <Item extends MarkerEntry | TroopEntry>({ at: _at, ...item }: Item, at: SpaceId | null) =>
  at === null ? item : { ...item, at };

const toSpace = (space: string): SpaceId => {
  if (!isSpace(space)) throw new Error(`no space ${space}`);
  return space;
};

const move = (scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[] => {
  const at = space === null ? null : toSpace(space);
  return rewriteLists(scenario, ({ influence, troops }) => ({
    influence: influence.map(item =>
      pieceIds.includes(item.id) ? (placePiece(item, at) as MarkerEntry) : item,
    ),
    troops: troops.map(item => (pieceIds.includes(item.id) ? (placePiece(item, at) as TroopEntry) : item)),
  }));
};

const add = (
  scenario: Scenario,
  templateId: string,
  seatId: string,
  space: string | null,
): readonly Change[] => {
  const player = scenario.players.findIndex(({ side }) => side === seatId);
  const template = findTemplate(templateId);
  if (player < 0 || template === null) return [];
  const at = space === null ? {} : { at: toSpace(space) };
  if (template.type === 'marker') {
    const id = findFreeId(scenario, `${seatId}-${space ?? 'stock'}`);
    return [
      { op: 'add', path: ['players', player, 'influence', '-'], value: { id, count: template.count, ...at } },
    ];
  }
  const { city, arm, value } = template.counter;
  const id = findFreeId(scenario, `${city}-${arm}`);
  const entry = { id, city, arm, value, stance: 'attack', ...at };
  return [{ op: 'add', path: ['players', player, 'troops', '-'], value: entry }];
};

const changePieces = (
  scenario: Scenario,
  pieceIds: readonly string[],
  onMarkers: (markers: MarkerEntry) => MarkerEntry,
  onTroop: (troop: TroopEntry) => TroopEntry,
): readonly Change[] =>
  rewriteLists(scenario, ({ influence, troops }) => ({
    influence: influence.map(item => (pieceIds.includes(item.id) ? onMarkers(item) : item)),
    troops: troops.map(item => (pieceIds.includes(item.id) ? onTroop(item) : item)),
  }));

const keepSame = <Item>(item: Item): Item => item;

const addToCount =
  (by: number) =>
  (markers: MarkerEntry): MarkerEntry => ({
    ...markers,
    count: Math.max(1, Math.min(30, markers.count + by)),
  });

const removePieces = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewriteLists(scenario, ({ influence, troops }) => ({
    influence: influence.filter(({ id }) => !pieceIds.includes(id)),
    troops: troops.filter(({ id }) => !pieceIds.includes(id)),
  }));

/** 6.3 – The chosen counters come first to their side: their player is the main one. */
const toggleLeading = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  changePieces(scenario, pieceIds, keepSame, ({ first, ...troop }) =>
    first ? troop : { ...troop, first: true },
  );

const toCommand = (id: string, changes: readonly Change[], key?: string): readonly EditCommand[] =>
  changes.length === 0
    ? []
    : [{ id, label: { code: `${WORDS}.command.${id}` }, changes, ...(key === undefined ? {} : { key }) }];

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly EditCommand[] => [
  ...toCommand('more', changePieces(scenario, pieceIds, addToCount(1), keepSame), '+'),
  ...toCommand('fewer', changePieces(scenario, pieceIds, addToCount(-1), keepSame), '-'),
  ...toCommand(
    'change-stance',
    changePieces(scenario, pieceIds, keepSame, troop => ({ ...troop, stance: getOtherStance(troop.stance) })),
    's',
  ),
  ...toCommand('lead', toggleLeading(scenario, pieceIds), 'l'),
  ...toCommand('take-off', move(scenario, pieceIds, null)),
  ...toCommand('remove', removePieces(scenario, pieceIds), 'Delete'),
];

export const editing: Editing<Scenario> = {
  paint,
  brushAt,
  move,
  add,
  copy,
  paste,
  inspect: (scenario, place) => (typeof place === 'string' ? inspectSpace(scenario, place) : null),
  commands,
};
