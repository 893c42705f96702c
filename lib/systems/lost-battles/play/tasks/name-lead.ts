import type { Finding } from '@/lib/game/contract/finding';
import { type Field, sideOn, unitById } from '../../rules/battlefield/field';
import { type SideIndex, TILE_IDS, type TileId } from '../../rules/battlefield/tiles';
import { listPossibleLeads } from '../../rules/combat/lead-choice';
import { objection } from '../../rules/objection';
import type { ActionOf, Choice } from '../actions';
import { awaitChoice, describePiece, emit, type Game, withField } from '../game';
import { pickOnePerKind } from '../identical-units';
import type { PhaseOf, State } from '../state';

/** The possible leads; the present lead represents its kind. */
export const listLeadChoices = (state: State, tile: TileId): readonly string[] => {
  const possible = listPossibleLeads(state.field, tile);
  const present = possible.filter(({ id }) => id === state.field.lead[tile]);
  const others = possible.filter(({ id }) => id !== state.field.lead[tile]);
  return pickOnePerKind(state, [...present, ...others]).map(({ id }) => id);
};

export const tilesWithoutLead = (field: Field, side: SideIndex): readonly TileId[] =>
  TILE_IDS.filter(tile => sideOn(field, tile) === side && field.lead[tile] === undefined);

export const withLead = (field: Field, tile: TileId, unit: string): Field =>
  field.lead[tile] === unit ? field : { ...field, lead: { ...field.lead, [tile]: unit } };

export const nameLead = (game: Game, tile: TileId, unit: string): Game => {
  if (game.state.field.lead[tile] === unit) return game;
  const named = withField(game, withLead(game.state.field, tile, unit));
  return emit(named, '6.3', () => ({ type: 'lead-named', tile, piece: describePiece(named.state, unit) }));
};

/** 6.3 – Whether this unit may lead the tile. */
export const listLeadObjections = (
  { field }: State,
  { tile, unit }: ActionOf<'name-lead'>,
  tiles: readonly TileId[],
): readonly Finding[] => {
  if (!tiles.includes(tile)) return [objection('lead-not-asked', '6.3', { tile }, ['tile'])];
  if (listPossibleLeads(field, tile).some(({ id }) => id === unit)) return [];
  const isThere = field.units.some(other => other.id === unit && other.at === tile);
  return [objection('may-not-lead', isThere ? '6.4' : '6.3', { tile }, ['unit'])];
};

/**
 * 3.2 – The end of a turn: each tile whose lead no attack has fixed, one after the other; a single choice is not
 * asked.
 */
export const settleLeads = (game: Game, tiles: readonly TileId[]): Game => {
  const [tile, ...rest] = tiles;
  if (tile === undefined) return awaitChoice(game, { type: 'leads', tiles: [] });
  const choices = listLeadChoices(game.state, tile);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return settleLeads(nameLead(game, tile, only), rest);
  return awaitChoice(game, { type: 'leads', tiles });
};

/** The tiles whose lead is to be named at the end of this turn. */
export const listTilesToLead = ({ field, turn, active }: State): readonly TileId[] =>
  TILE_IDS.filter(
    tile =>
      sideOn(field, tile) === active && !(turn.fixedLeads.includes(tile) && field.lead[tile] !== undefined),
  );

export const listLeadOffers = (state: State, { tiles }: PhaseOf<'leads'>): readonly Choice[] => {
  const [tile] = tiles;
  if (tile === undefined) return [];
  return [
    ...(mayKeepLeads(state, tiles) ? [{ type: 'keep-leads' } as const] : []),
    ...listLeadChoices(state, tile).map(unit => ({ type: 'name-lead', tile, unit }) as const),
  ];
};

/** A shortcut: every tile keeps the lead that it has. */
export const mayKeepLeads = ({ field }: State, tiles: readonly TileId[]): boolean =>
  tiles.every(tile => {
    const lead = field.lead[tile];
    return lead !== undefined && listPossibleLeads(field, tile).includes(unitById(field, lead));
  });
