import { forcesOf } from '../../../document/table';
import { mayLead } from '../../../rules/army/general-rules';
import { isSingle } from '../../../rules/army/points';
import { type Contingent, profileOf } from '../../../rules/army/resolved-army';
import { LARGEST_UNIT, SMALLEST_UNIT } from '../../../rules/army/unit-rules';
import { describeProfile } from '../../../view/words';
import type { ActionNames, Choice } from '../../actions';
import type { FieldUnit } from '../../field';
import { changeState, commandOf, type Game, nameOf, pushTasks } from '../../game';
import type { SideIndex, State, TaskOf } from '../../state';
import { toWaitingUnit } from './purchased-units';

const MOST_UNITS = 10;
const MOST_DUMMIES = 3;
const USUAL = 6;

type DummyChoice = Extract<Choice, { readonly type: 'sham' }>;
type DummyUnit = Omit<DummyChoice, 'type'>;

const contingentOfSide = (state: State, side: SideIndex): Contingent | null =>
  forcesOf(state.scenario).find(({ force }) => force.side === commandOf(state, side).seat)?.resolved?.main ??
  null;

const ownUnitsOf = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && unit.kind === 'unit');

/** A unit of the army with such elements; a dummy may borrow its name and size. */
const findModel = (state: State, side: SideIndex, { entry, variant }: Omit<DummyUnit, 'elements'>) => {
  const found = contingentOfSide(state, side)?.units.find(({ groups }) =>
    groups.some(group => group.entry.id === entry && group.variant.id === variant),
  );
  return found && state.units.find(({ id }) => id === found.unit.id);
};

const listKinds = (state: State, side: SideIndex) => {
  const army = contingentOfSide(state, side);
  return (army?.list.entries ?? []).flatMap(entry =>
    entry.variants
      .filter(variant => army && mayLead(army, { entry, variant }))
      .map(variant => ({ entry, variant })),
  );
};

/** 8.4 – Any troops that this army may have: as large as its own unit of them, or as units usually are. */
export const listDummies = (state: State, side: SideIndex): readonly DummyChoice[] =>
  listKinds(state, side).map(({ entry, variant }) => {
    const kind = { entry: entry.id, variant: variant.id };
    const usual = isSingle(variant.troop) ? 1 : USUAL;
    const elements = findModel(state, side, kind)?.strength ?? usual;
    return { type: 'sham', ...kind, elements };
  });

/** 8.4 – Whether such a dummy may be placed. */
export const isDummyAllowed = (
  state: State,
  side: SideIndex,
  { entry, variant, elements }: DummyUnit,
): boolean =>
  listKinds(state, side).some(kind => {
    const [least, most] = isSingle(kind.variant.troop) ? [1, 1] : [SMALLEST_UNIT, LARGEST_UNIT];
    const isKind = kind.entry.id === entry && kind.variant.id === variant;
    return isKind && Number.isInteger(elements) && elements >= least && elements <= most;
  });

export const nameOfDummy = (
  state: State,
  side: SideIndex,
  { entry, variant, elements }: DummyUnit,
): ActionNames => {
  const found = listKinds(state, side).find(kind => kind.entry.id === entry && kind.variant.id === variant);
  return found
    ? { unit: found.entry.label, what: describeProfile(profileOf(found.variant)), number: String(elements) }
    : {};
};

/** 8.4 – Three dummies, as far as the army may have more units. */
export const startDummies = (game: Game, side: SideIndex): Game => {
  const left = Math.min(MOST_DUMMIES, MOST_UNITS - ownUnitsOf(game.state, side).length);
  return left > 0 ? pushTasks(game, { type: 'sham', side, left }) : game;
};

/** 8.4 – One more unit that is all flags and camp followers; its name and papers are those of a real one. */
export const addDummy = (game: Game, { side, left }: TaskOf<'sham'>, dummy: DummyUnit): Game => {
  const { state } = game;
  const kind = listKinds(state, side).find(
    ({ entry, variant }) => entry.id === dummy.entry && variant.id === dummy.variant,
  );
  if (!kind) return game;
  const model = findModel(state, side, dummy);
  const profile = model?.elements[0]?.profile ?? profileOf(kind.variant);
  const unit: FieldUnit = {
    ...toWaitingUnit(
      `${commandOf(state, side).seat}-${ownUnitsOf(state, side).length + 1}`,
      side,
      Array.from({ length: dummy.elements }, () => profile),
      model ? nameOf(state, model.id) : kind.entry.label,
    ),
    isDummy: true,
  };
  const added = changeState(game, { units: [...state.units, unit] });
  return left > 1 ? pushTasks(added, { type: 'sham', side, left: left - 1 }) : added;
};
