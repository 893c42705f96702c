import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Sentence } from '@/lib/game/contract/sentence';
import { emitEvent, type RunningGame } from '@/lib/game/play/running-game';
import type { Scenario } from '../document/scenario';
import { type Army, armiesOf, armyOf } from '../document/scenario-armies';
import { cite } from '../rulebook';
import type { Field } from '../rules/battlefield/field';
import type { PerSide, SideIndex } from '../rules/battlefield/tiles';
import { describeGeneral, describeUnit } from '../view/words';
import type { Event, EventData } from './actions';
import type { Phase, State, Turn } from './state';

export { beginGame, throwDice } from '@/lib/game/play/running-game';

/** A battle and its events since the last choice. */
export type Game = RunningGame<State, Event>;

export const change = (game: Game, changes: Partial<State>): Game => ({
  ...game,
  state: { ...game.state, ...changes },
});

export const changeTurn = (game: Game, changes: Partial<Turn>): Game =>
  change(game, { turn: { ...game.state.turn, ...changes } });

// These two are called for every try of a choice; one copied object is twice as fast as two merged ones.
export const awaitChoice = (game: Game, phase: Phase): Game => ({
  ...game,
  state: { ...game.state, phase },
});

export const withField = (game: Game, field: Field): Game => ({ ...game, state: { ...game.state, field } });

export const emit = (
  game: Game,
  section: Parameters<typeof cite>[0],
  tell: () => EventData,
  because?: () => readonly BreakdownLine[],
): Game =>
  emitEvent(game, () => ({ ...tell(), rule: cite(section), ...(because ? { because: because() } : {}) }));

const armies = new WeakMap<Scenario, PerSide<Army>>();

/** A document never changes while it is played, so that its armies are read once. */
export const armyFor = ({ scenario }: Pick<State, 'scenario'>, side: SideIndex): Army => {
  const known = armies.get(scenario);
  if (known) return known[side];
  const read = [armyOf(scenario, 0), armyOf(scenario, 1)] as const;
  armies.set(scenario, read);
  return read[side];
};

const names = new WeakMap<Scenario, ReadonlyMap<string, string>>();

const namesOf = (scenario: Scenario): ReadonlyMap<string, string> => {
  const known = names.get(scenario);
  if (known) return known;
  const pieces = armiesOf(scenario).flatMap(({ units, generals }) => [...units, ...generals]);
  const found = new Map(pieces.map(({ id, name }) => [id, name]));
  names.set(scenario, found);
  return found;
};

export const nameOf = ({ scenario }: Pick<State, 'scenario'>, id: string): string =>
  namesOf(scenario).get(id) ?? id;

/** "Gallic horse (average heavy cavalry, spent)". */
export const describePiece = (state: State, id: string, count = 1): Sentence => {
  const name = nameOf(state, id);
  const unit = state.field.units.find(other => other.id === id);
  if (unit)
    return {
      code: 'words.lost-battles.piece',
      values: { count, name, words: describeUnit(unit), state: unit.spent ? 'spent' : 'fresh' },
    };
  const general = state.field.generals.find(other => other.id === id);
  return general
    ? { code: 'words.lost-battles.named-general', values: { name, words: describeGeneral(general) } }
    : { code: 'words.lost-battles.unnamed', values: { name } };
};

/** Pieces with the same description are counted. */
export const describePieces = (state: State, ids: readonly string[]): readonly Sentence[] => {
  const alike = new Map<string, string[]>();
  for (const id of ids) {
    const unit = state.field.units.find(other => other.id === id);
    const key = unit ? `${nameOf(state, id)} ${unit.spent}` : id;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return [...alike.values()].map(same => describePiece(state, same[0] ?? '', same.length));
};

export const seatOf = ({ scenario }: Pick<State, 'scenario'>, side: SideIndex): string =>
  scenario.sides[side]?.id ?? '';

export const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';
