import type { Change } from '@/lib/documents/change';
import type { Editing, PieceCommand } from '@/lib/game/editing';
import { copy, paste } from './clipboard';
import { WORDS } from './describe';
import { brushAt, paint } from './painting';
import { freeId } from './piece-ids';
import type { Markers, Player, Scenario, TroopEntry } from './scenario';
import { parseTemplate } from './templates';
import { isSpace, otherStance, type SpaceId } from './vocabulary';

type Lists = Pick<Player, 'influence' | 'troops'>;

/** The lists of every player anew; a list that does not change is left alone. */
const rewrite = ({ players }: Scenario, renew: (lists: Lists) => Lists): readonly Change[] =>
  players.flatMap((player, index) => {
    const lists = renew(player);
    return (['influence', 'troops'] as const).flatMap((name): Change[] =>
      JSON.stringify(lists[name]) === JSON.stringify(player[name])
        ? []
        : [{ op: 'replace', path: ['players', index, name], value: lists[name] }],
    );
  });

const placedAt = <Item extends Markers | TroopEntry>({ at: _at, ...item }: Item, at: SpaceId | null) =>
  at === null ? item : { ...item, at };

const asSpace = (space: string): SpaceId => {
  if (!isSpace(space)) throw new Error(`no space ${space}`);
  return space;
};

const move = (scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[] => {
  const at = space === null ? null : asSpace(space);
  return rewrite(scenario, ({ influence, troops }) => ({
    influence: influence.map(item => (pieceIds.includes(item.id) ? (placedAt(item, at) as Markers) : item)),
    troops: troops.map(item => (pieceIds.includes(item.id) ? (placedAt(item, at) as TroopEntry) : item)),
  }));
};

const add = (
  scenario: Scenario,
  templateId: string,
  seatId: string,
  space: string | null,
): readonly Change[] => {
  const player = scenario.players.findIndex(({ side }) => side === seatId);
  const template = parseTemplate(templateId);
  if (player < 0 || template === null) return [];
  const at = space === null ? {} : { at: asSpace(space) };
  if (template.type === 'marker') {
    const id = freeId(scenario, `${seatId}-${space ?? 'stock'}`);
    return [
      { op: 'add', path: ['players', player, 'influence', '-'], value: { id, count: template.count, ...at } },
    ];
  }
  const { city, arm, value } = template.counter;
  const id = freeId(scenario, `${city}-${arm}`);
  const entry = { id, city, arm, value, stance: 'attack', ...at };
  return [{ op: 'add', path: ['players', player, 'troops', '-'], value: entry }];
};

const changed = (
  scenario: Scenario,
  pieceIds: readonly string[],
  onMarkers: (markers: Markers) => Markers,
  onTroop: (troop: TroopEntry) => TroopEntry,
): readonly Change[] =>
  rewrite(scenario, ({ influence, troops }) => ({
    influence: influence.map(item => (pieceIds.includes(item.id) ? onMarkers(item) : item)),
    troops: troops.map(item => (pieceIds.includes(item.id) ? onTroop(item) : item)),
  }));

const same = <Item>(item: Item): Item => item;

const counted =
  (by: number) =>
  (markers: Markers): Markers => ({ ...markers, count: Math.max(1, Math.min(30, markers.count + by)) });

const removed = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewrite(scenario, ({ influence, troops }) => ({
    influence: influence.filter(({ id }) => !pieceIds.includes(id)),
    troops: troops.filter(({ id }) => !pieceIds.includes(id)),
  }));

/** 6.3 – The chosen counters come first to their side: their player is the main one. */
const leading = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  changed(scenario, pieceIds, same, ({ first, ...troop }) => (first ? troop : { ...troop, first: true }));

const command = (id: string, changes: readonly Change[], key?: string): readonly PieceCommand[] =>
  changes.length === 0
    ? []
    : [{ id, label: { code: `${WORDS}.command.${id}` }, changes, ...(key === undefined ? {} : { key }) }];

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly PieceCommand[] => [
  ...command('more', changed(scenario, pieceIds, counted(1), same), '+'),
  ...command('fewer', changed(scenario, pieceIds, counted(-1), same), '-'),
  ...command(
    'change-stance',
    changed(scenario, pieceIds, same, troop => ({ ...troop, stance: otherStance(troop.stance) })),
    's',
  ),
  ...command('lead', leading(scenario, pieceIds), 'l'),
  ...command('take-off', move(scenario, pieceIds, null)),
  ...command('remove', removed(scenario, pieceIds), 'Delete'),
];

export const editing: Editing<Scenario> = { paint, brushAt, move, add, copy, paste, commands };
