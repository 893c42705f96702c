import { createRandomDraw, type RandomDraw } from '@/lib/dice/random-draw';
import type { Seed } from '@/lib/dice/rng';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Scenario } from '../../document/scenario';
import { commandersOf, sideOf } from '../../rules/commanders';
import { arrangeElements } from '../../rules/movement/marching';
import { computeMaxHiddenUnits } from '../../rules/setup/deployment';
import { INWARD_HEADINGS } from '../../rules/setup/terrain-layout';
import { isSecret, mayHideFreely, resetHidden } from '../../view/played-position';
import type { Destination } from '../actions';
import { type Element, type FieldUnit, isOnTable, UNTOUCHED } from '../field';
import { getOtherSide, type PerSide, type SideIndex, type State } from '../state';
import { isFoundBy } from '../tasks/setup/ambushes';
import { findPlacementObjections, listHidingPlaces, listSetUpPlaces } from '../tasks/setup/deployment';
import { WICK_TURNS } from '../tasks/shooting/fireworks';

/**
 * 8.4, 9.1, 9.2, 19.12 – A battle that this player cannot distinguish from the true one: which enemies off the table
 * lie in ambush, and where; how strong hidden units are; which are dummies; how long oxen burn. The state itself
 * where nothing is hidden from them.
 */
export const imagine = (state: State, seat: string, seed: Seed): State => {
  const own = sideOf(state.scenario, seat);
  if (own === null) return state;
  const enemy = getOtherSide(own);
  const lots = createRandomDraw(seed);
  const burning = withGuessedWicks(state, enemy, lots);
  if (!state.units.some(unit => unit.side === enemy && isSecret(state.scenario, unit))) return burning;
  const unread = { ...burning, scenario: scenarioKnownTo(state.scenario)[own] };
  return withGuessedAmbushes(
    withGuessedDummies(withGuessedReserves(unread, enemy, lots), enemy, lots),
    enemy,
    lots,
  );
};

/** For each side the document as it can be read while the other has secrets: nothing of where its units stand, or which trick it has. */
const scenarioKnownTo: (scenario: Scenario) => PerSide<Scenario> = memoizeByIdentity((scenario: Scenario) => {
  const unread = (own: SideIndex): Scenario => ({
    ...scenario,
    forces: scenario.forces.map(({ stratagem, ...force }) =>
      sideOf(scenario, force.side) === own
        ? { ...force, ...(stratagem ? { stratagem } : {}) }
        : { ...force, units: force.units.map(({ place: _at, hidden: _is, late: _too, ...unit }) => unit) },
    ),
  });
  return [unread(0), unread(1)];
});

const changeUnits = (
  state: State,
  isMeant: (unit: FieldUnit) => boolean,
  change: (unit: FieldUnit) => FieldUnit,
): State =>
  state.units.some(isMeant)
    ? { ...state, units: state.units.map(unit => (isMeant(unit) ? change(unit) : unit)) }
    : state;

/** 19.12 – Oxen burn for any time that they could still burn. */
const withGuessedWicks = (state: State, enemy: SideIndex, lots: RandomDraw): State =>
  changeUnits(
    state,
    ({ side, wick }) => side === enemy && wick !== null,
    unit => {
      const burnt = unit.fuse === null ? 0 : (unit.wick ?? 0) - unit.fuse;
      const possible = WICK_TURNS.filter(turns => turns > burnt);
      const wick = possible[lots.below(possible.length)] ?? unit.wick;
      return { ...unit, wick, fuse: unit.fuse === null || wick === null ? unit.fuse : wick - burnt };
    },
  );

const copyElement = ({ profile }: Element, id: string): Element => ({ id, profile, at: [0, 0], facing: 0 });

const MOST_CONCEALED = 7;

/** 8.4 – Behind the one element that is shown there may be few or many of its kind. */
const withGuessedReserves = (state: State, enemy: SideIndex, lots: RandomDraw): State =>
  changeUnits(
    state,
    ({ side, reserve }) => side === enemy && reserve.length > 0,
    unit => {
      const [front] = unit.elements;
      if (!front) return unit;
      const count = 1 + lots.below(MOST_CONCEALED);
      const ids = Array.from({ length: count + 1 }, (_, index) => `${unit.id}.${index + 1}`);
      const reserve = ids
        .filter(id => id !== front.id)
        .slice(0, count)
        .map(id => copyElement(front, id));
      return { ...unit, reserve, strength: unit.strength - unit.reserve.length + count };
    },
  );

/** 8.4 – Any units that look like the dummies, and have proved nothing yet, may be dummies. */
const withGuessedDummies = (state: State, enemy: SideIndex, lots: RandomDraw): State => {
  const isThere = ({ side, presence }: FieldUnit): boolean =>
    side === enemy && (presence === 'table' || presence === 'waiting');
  const dummies = state.units.filter(unit => isThere(unit) && unit.isDummy);
  const [model] = dummies;
  if (!model) return state;
  const looks = new Set(dummies.map(appearanceOf));
  const alike = state.units.filter(
    unit => isThere(unit) && looks.has(appearanceOf(unit)) && provesNothing(unit),
  );
  const drawn = new Set(lots.shuffled(alike.map(({ id }) => id)).slice(0, dummies.length));
  return changeUnits(
    state,
    unit => alike.includes(unit),
    unit => ({ ...unit, isDummy: drawn.has(unit.id) }),
  );
};

const appearanceOf = ({ kind, elements }: FieldUnit): string =>
  JSON.stringify([kind, elements.map(({ profile }) => profile)]);

const provesNothing = ({
  isDummy,
  general,
  markers,
  strength,
  elements,
  met,
  contacts,
}: FieldUnit): boolean =>
  isDummy ||
  (general === null &&
    markers === 0 &&
    strength === elements.length &&
    met.length === 0 &&
    contacts.length === 0);

/** A unit off the table at an unknown place: as it was before the battle. */
const resetUnseen = (unit: FieldUnit): FieldUnit => {
  const { elements } = resetHidden(unit);
  return {
    ...unit,
    ...UNTOUCHED,
    presence: 'late',
    elements: elements.map((element, index) => copyElement(element, `${unit.id}.${index + 1}`)),
  };
};

const isNamedIn = ({ agenda }: State, { id }: FieldUnit): boolean =>
  agenda.some(task => 'unit' in task && task.unit === id);

/** 9.1, 9.2 – Of the units off the table some come late and some lie in ambush where an ambush may be and nobody has found it. */
const withGuessedAmbushes = (state: State, enemy: SideIndex, lots: RandomDraw): State => {
  const isVeiled = (unit: FieldUnit): boolean =>
    unit.side === enemy &&
    (unit.presence === 'hidden' || unit.presence === 'late') &&
    !isNamedIn(state, unit);
  const veiled = changeUnits(state, isVeiled, resetUnseen);
  const { scenario } = state;
  const others = veiled.units.some(
    unit => unit.side === enemy && unit.presence !== 'late' && isSecret(scenario, unit),
  );
  const able = state.units.filter(unit => isVeiled(unit) && unit.kind === 'unit').map(({ id }) => id);
  const least = others || mayHideFreely(scenario, enemy) ? 0 : 1;
  const most = Math.min(
    able.length,
    computeMaxHiddenUnits(scenario.kind, commandersOf(scenario)[enemy].role) ?? able.length,
  );
  const count = Math.max(least, Math.min(able.length, least + lots.below(most - least + 1)));
  return hideSome(veiled, lots.shuffled(able), count, least, lots);
};

const hideSome = (
  state: State,
  able: readonly string[],
  count: number,
  least: number,
  lots: RandomDraw,
): State => {
  let now = state;
  let hidden = 0;
  for (const id of able) {
    if (hidden >= count) break;
    const unit = now.units.find(other => other.id === id);
    const to =
      unit && (findHidingPlace(now, unit, lots) ?? (hidden < least ? fallbackPlace(now, unit) : null));
    if (!unit || !to) continue;
    now = changeUnits(
      now,
      other => other.id === id,
      other => ({ ...other, presence: 'hidden', elements: arrangeElements(other, to) }),
    );
    hidden += 1;
  }
  return now;
};

const TRIES = 8;

const findHidingPlace = (state: State, unit: FieldUnit, lots: RandomDraw): Destination | null => {
  const places = [
    ...lots.shuffled(listHidingPlaces(state, unit)),
    ...lots.shuffled(listSetUpPlaces(state, unit)),
  ].slice(0, TRIES);
  return places.find(to => mayHideAt(state, unit, to)) ?? null;
};

const mayHideAt = (state: State, unit: FieldUnit, to: Destination): boolean => {
  if (findPlacementObjections(state, unit, to, true).length > 0) return false;
  const hidden: FieldUnit = { ...unit, presence: 'hidden', elements: arrangeElements(unit, to) };
  return !state.units.some(
    other => other.side !== unit.side && isOnTable(other) && isFoundBy(state, hidden, other),
  );
};

const INSET = 2;

/** Somewhere it must be: at the middle of its own edge. */
const fallbackPlace = ({ scenario }: State, unit: FieldUnit): Destination => {
  const { edge } = commandersOf(scenario)[unit.side];
  const { width, height } = scenario.board;
  const at: Readonly<Record<typeof edge, [number, number]>> = {
    top: [width / 2, INSET],
    bottom: [width / 2, height - INSET],
    left: [INSET, height / 2],
    right: [width - INSET, height / 2],
  };
  return {
    at: at[edge],
    facing: INWARD_HEADINGS[edge],
    formation: 'line',
    files: Math.min(4, unit.elements.length),
  };
};
