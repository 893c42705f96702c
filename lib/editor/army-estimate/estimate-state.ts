import type {
  ArmyEstimate,
  EstimateQuestion,
  PieceNames,
  TroopNumbers,
} from '@/lib/game/contract/army/army-estimate';
import type { Say } from '@/lib/game/contract/sentence';
import { applyScenarioEdit, type StudioState, setSelection } from '../session/state';

/** The numbers typed into the dialog; each side has its own, the scale is common. */
export interface EstimateState {
  readonly seat: string;
  readonly scale: number;
  readonly numbers: Readonly<Record<string, TroopNumbers>>;
  readonly source: string;
}

const NO_NUMBERS: TroopNumbers = {};

export const numbersOf = ({ numbers }: EstimateState, seat: string): TroopNumbers =>
  numbers[seat] ?? NO_NUMBERS;

const MOST = 9_999_999;

/** An empty field counts nobody; more digits than any army had are refused. */
export const readCount = (text: string): number => {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MOST) : 0;
};

export const withCount = (state: EstimateState, question: string, count: number): EstimateState => {
  const { [question]: _before, ...others } = numbersOf(state, state.seat);
  const own = count === 0 ? others : { ...others, [question]: count };
  return { ...state, numbers: { ...state.numbers, [state.seat]: own } };
};

export interface EstimateTable {
  readonly counted: EstimateQuestion['counted'];
  readonly columns: readonly EstimateQuestion['quality'][];
  readonly rows: readonly {
    readonly kind: EstimateQuestion['kind'];
    readonly cells: readonly EstimateQuestion[];
  }[];
}

/** What is counted the same way is in one table: kinds of troops down, qualities across. */
export const groupIntoTables = (questions: readonly EstimateQuestion[]): readonly EstimateTable[] =>
  uniqueById(questions.map(({ counted }) => counted)).map(counted => {
    const asked = questions.filter(question => question.counted.id === counted.id);
    return {
      counted,
      columns: uniqueById(asked.map(({ quality }) => quality)),
      rows: uniqueById(asked.map(({ kind }) => kind)).map(kind => ({
        kind,
        cells: asked.filter(question => question.kind.id === kind.id),
      })),
    };
  });

const uniqueById = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** New entries are called by their kind until the author gives them better names. */
export const nameEntries = ({ rows }: ArmyEstimate, say: Say): PieceNames =>
  Object.fromEntries(rows.map(({ template, label }) => [template, capitalised(say(label))]));

export const countPieces = ({ rows }: ArmyEstimate): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** The whole army comes in one step of the history, and is chosen. */
export const placeArmy = (
  state: StudioState,
  seat: { readonly id: string; readonly name: string },
  estimate: ArmyEstimate,
  names: PieceNames,
): StudioState => {
  const { armyEstimator } = state.rules.system;
  if (!armyEstimator) return state;
  const name = {
    code: 'studio.army-estimate.placed',
    values: { count: countPieces(estimate), side: seat.name },
  };
  const next = applyScenarioEdit(state, name, scenario =>
    armyEstimator.addPieces(scenario, seat.id, estimate, names),
  );
  const known = new Set(state.derived.position?.pieces.map(({ id }) => id));
  const fresh = next.derived.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return setSelection(
    next,
    fresh.map(({ id }) => id),
    null,
  );
};
