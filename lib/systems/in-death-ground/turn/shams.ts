import type { Choice, Names } from '../actions';
import { profileWords } from '../describe';
import type { FieldUnit } from '../field';
import { mayLead } from '../rules/general-rules';
import { type Contingent, profileOf } from '../rules/muster';
import { isSingle } from '../rules/points';
import { LARGEST_UNIT, SMALLEST_UNIT } from '../rules/unit-rules';
import type { SideIndex, State, TaskOf } from '../state';
import { forcesOf } from '../table';
import { waitingUnit } from './bought';
import { change, commander, done, first, type Game, nameOf } from './game';

const MOST_UNITS = 10;
const SHAMS = 3;
const USUAL = 6;

type ShamChoice = Extract<Choice, { readonly type: 'sham' }>;
type Sham = Omit<ShamChoice, 'type'>;

const armyOf = (state: State, side: SideIndex): Contingent | null =>
  forcesOf(state.scenario).find(({ force }) => force.side === commander(state, side).seat)?.muster?.main ??
  null;

const ownUnits = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && unit.kind === 'unit');

/** A unit of the army with such elements, whose name and size the sham unit may borrow. */
const modelOf = (state: State, side: SideIndex, { entry, variant }: Omit<Sham, 'elements'>) => {
  const found = armyOf(state, side)?.units.find(({ groups }) =>
    groups.some(group => group.entry.id === entry && group.variant.id === variant),
  );
  return found && state.units.find(({ id }) => id === found.unit.id);
};

const kindsOf = (state: State, side: SideIndex) => {
  const army = armyOf(state, side);
  return (army?.list.entries ?? []).flatMap(entry =>
    entry.variants
      .filter(variant => army && mayLead(army, { entry, variant }))
      .map(variant => ({ entry, variant })),
  );
};

/** 8.4 – Any troops that this army may have: as large as its own unit of them, or as units usually are. */
export const shamsFor = (state: State, side: SideIndex): readonly ShamChoice[] =>
  kindsOf(state, side).map(({ entry, variant }) => {
    const kind = { entry: entry.id, variant: variant.id };
    const usual = isSingle(variant.troop) ? 1 : USUAL;
    const elements = modelOf(state, side, kind)?.strength ?? usual;
    return { type: 'sham', ...kind, elements };
  });

/** 8.4 – Whether such a sham unit may be put up. */
export const isSham = (state: State, side: SideIndex, { entry, variant, elements }: Sham): boolean =>
  kindsOf(state, side).some(kind => {
    const [least, most] = isSingle(kind.variant.troop) ? [1, 1] : [SMALLEST_UNIT, LARGEST_UNIT];
    const isKind = kind.entry.id === entry && kind.variant.id === variant;
    return isKind && Number.isInteger(elements) && elements >= least && elements <= most;
  });

export const shamName = (state: State, side: SideIndex, { entry, variant, elements }: Sham): Names => {
  const found = kindsOf(state, side).find(kind => kind.entry.id === entry && kind.variant.id === variant);
  return found
    ? { unit: found.entry.label, what: profileWords(profileOf(found.variant)), number: String(elements) }
    : {};
};

/** 8.4 – Three sham units, as far as the army may have more units. */
export const callShams = (game: Game, side: SideIndex): Game => {
  const left = Math.min(SHAMS, MOST_UNITS - ownUnits(game.state, side).length);
  return left > 0 ? first(game, { type: 'sham', side, left }) : game;
};

/** 8.4 – One more unit that is all flags and camp followers; its name and papers are those of a real one. */
export const addSham = (game: Game, { side, left }: TaskOf<'sham'>, sham: Sham): Game => {
  const { state } = game;
  const kind = kindsOf(state, side).find(
    ({ entry, variant }) => entry.id === sham.entry && variant.id === sham.variant,
  );
  if (!kind) return done(game);
  const model = modelOf(state, side, sham);
  const profile = model?.elements[0]?.profile ?? profileOf(kind.variant);
  const unit: FieldUnit = {
    ...waitingUnit(
      `${commander(state, side).seat}-${ownUnits(state, side).length + 1}`,
      side,
      Array.from({ length: sham.elements }, () => profile),
      model ? nameOf(state, model.id) : kind.entry.label,
    ),
    isDummy: true,
  };
  const added = change(done(game), { units: [...state.units, unit] });
  return left > 1 ? first(added, { type: 'sham', side, left: left - 1 }) : added;
};
