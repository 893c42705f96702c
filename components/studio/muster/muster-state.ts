import type { MusterQuestion, Numbers, PieceNames, Reckoning } from '@/lib/game/mustering';
import type { Say } from '@/lib/game/sentence';
import { edited, type StudioState, selected } from '../studio-state';

/** What the author has written into the dialog; each side has numbers of its own, one scale is for all. */
export interface MusterState {
  readonly seat: string;
  readonly scale: number;
  readonly numbers: Readonly<Record<string, Numbers>>;
  readonly source: string;
}

const NO_NUMBERS: Numbers = {};

export const numbersOf = ({ numbers }: MusterState, seat: string): Numbers => numbers[seat] ?? NO_NUMBERS;

const MOST = 9_999_999;

/** A field that says nothing counts nobody; more digits than any army had are not taken. */
export const readCount = (text: string): number => {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MOST) : 0;
};

export const withCount = (state: MusterState, question: string, count: number): MusterState => {
  const { [question]: _before, ...others } = numbersOf(state, state.seat);
  const own = count === 0 ? others : { ...others, [question]: count };
  return { ...state, numbers: { ...state.numbers, [state.seat]: own } };
};

export interface MusterTable {
  readonly counted: MusterQuestion['counted'];
  readonly columns: readonly MusterQuestion['quality'][];
  readonly rows: readonly {
    readonly kind: MusterQuestion['kind'];
    readonly cells: readonly MusterQuestion[];
  }[];
}

/** What is counted alike stands in one table: kinds of troops down, qualities across. */
export const tablesOf = (questions: readonly MusterQuestion[]): readonly MusterTable[] =>
  onceEach(questions.map(({ counted }) => counted)).map(counted => {
    const asked = questions.filter(question => question.counted.id === counted.id);
    return {
      counted,
      columns: onceEach(asked.map(({ quality }) => quality)),
      rows: onceEach(asked.map(({ kind }) => kind)).map(kind => ({
        kind,
        cells: asked.filter(question => question.kind.id === kind.id),
      })),
    };
  });

const onceEach = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** New entries are called by their kind until the author gives them better names. */
export const namesFor = ({ rows }: Reckoning, say: Say): PieceNames =>
  Object.fromEntries(rows.map(({ template, label }) => [template, capitalised(say(label))]));

export const piecesIn = ({ rows }: Reckoning): number => rows.reduce((sum, { count }) => sum + count, 0);

/** The whole army comes in one step of the history, and is chosen. */
export const armyPlaced = (
  state: StudioState,
  seat: { readonly id: string; readonly name: string },
  reckoning: Reckoning,
  names: PieceNames,
): StudioState => {
  const { mustering } = state.judge.system;
  if (!mustering) return state;
  const name = {
    code: 'studio.muster.placed',
    values: { count: piecesIn(reckoning), side: seat.name },
  };
  const next = edited(state, name, scenario => mustering.place(scenario, seat.id, reckoning, names));
  const known = new Set(state.reading.position?.pieces.map(({ id }) => id));
  const fresh = next.reading.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return selected(
    next,
    fresh.map(({ id }) => id),
    null,
  );
};
