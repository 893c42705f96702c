import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Piece } from '@/lib/game/contract/position';
import type { Scenario } from '../document/scenario';
import type { Stand } from '../document/table';
import { blockOf, type FieldUnit, isAboard } from '../play/field';
import type { PerSide, SideIndex, State } from '../play/state';
import { commandersOf, sideOf } from '../rules/commanders';
import { placeOf } from '../rules/movement/marching';
import { computeMaxHiddenUnits } from '../rules/setup/deployment';
import { boxOf, type DeathGroundPosition, faceOfStand, positionOf, styleOf } from './position';
import { listTableMarks } from './table-marks';
import { playedTitles } from './unit-names';
import { describeProfile, word } from './words';

/** Only its own side knows that a unit lies in ambush, and where: to others it is not on the table. */
const isSeenBy = ({ scenario }: State, unit: FieldUnit, viewer: string | 'all'): boolean => {
  if (unit.presence === 'table') return true;
  return unit.presence === 'hidden' && (viewer === 'all' || sideOf(scenario, viewer) === unit.side);
};

const isGone = ({ presence }: FieldUnit): boolean =>
  presence === 'destroyed' || presence === 'left' || presence === 'absent' || presence === 'through';

const describeUnit = ({ kind, elements, markers }: FieldUnit): Piece['words'] =>
  word('played', kind, {
    elements: elements.length,
    what: [
      ...new Map(elements.map(({ profile }) => [JSON.stringify(profile), describeProfile(profile)])).values(),
    ],
    markers,
  });

const standOf = (state: State, unit: FieldUnit, isSeen: boolean): Stand => {
  const ashore = unit.elements.filter(element => !isAboard(element));
  const elements = ashore.length > 0 ? ashore : unit.elements;
  const isShown = isSeen && ashore.length > 0;
  return {
    id: unit.id,
    kind: unit.kind === 'machine' ? 'unit' : unit.kind,
    side: commandersOf(state.scenario)[unit.side].seat,
    profiles: elements.map(({ profile }) => profile),
    place: isShown ? placeOf(elements) : null,
    isHidden: isSeen && unit.presence === 'hidden',
    blocks: isShown ? elements.map(blockOf) : [],
    unit: null,
    path: [],
  };
};

/** 9.2, F5 – A unit in ambush as it was before the battle: what happened to it since would give it away. */
export const resetHidden = (unit: FieldUnit): FieldUnit => {
  const elements = unit.elements.map(element => ({ ...element, profile: element.ride ?? element.profile }));
  const [first] = elements;
  const lost = Math.max(0, unit.strength - elements.length);
  return {
    ...unit,
    markers: 0,
    elements: first ? [...elements, ...Array.from({ length: lost }, () => first)] : elements,
  };
};

const isUnknownTo = ({ scenario }: State, { presence, side }: FieldUnit, viewer: string | 'all'): boolean =>
  presence === 'hidden' && viewer !== 'all' && sideOf(scenario, viewer) !== side;

const pieceOfUnit = (state: State, known: FieldUnit, viewer: string | 'all'): readonly Piece[] => {
  if (isGone(known)) return [];
  const unit = isUnknownTo(state, known, viewer) ? resetHidden(known) : known;
  const stand = standOf(state, unit, isSeenBy(state, unit, viewer));
  const face = faceOfStand(stand, styleOf(state.scenario, stand.side), unit.general !== null);
  const { block } = face;
  const sideName = commandersOf(state.scenario)[unit.side].name;
  return [
    {
      id: unit.id,
      seat: stand.side,
      name:
        playedTitles(state.scenario).get(unit.id) ?? (typeof unit.name === 'string' ? unit.name : sideName),
      words: describeUnit(unit),
      face: block ? { ...face, block: { ...block, markers: unit.markers } } : face,
      space: null,
      box: boxOf(stand),
      facing: null,
      heading: stand.place?.facing ?? null,
      paths: [],
    },
  ];
};

/** 9.2 – Where units are set up in play, a side that may have ambushes could have one in each unit that is off the table. */
export const mayHideFreely = (scenario: Scenario, side: SideIndex): boolean =>
  scenario.freeSetUp === true &&
  computeMaxHiddenUnits(scenario.kind, commandersOf(scenario)[side].role) !== 0;

/** A unit in ambush, or late where the enemy may believe in an ambush; hidden strength; an undiscovered dummy. */
export const isSecret = (scenario: Scenario, { presence, reserve, isDummy, side }: FieldUnit): boolean => {
  return (
    presence === 'hidden' ||
    (presence === 'late' && mayHideFreely(scenario, side)) ||
    reserve.length > 0 ||
    (isDummy && presence === 'table')
  );
};

/** The document without what a viewer may not know; where nothing is hidden from the viewer it is the whole document. */
const scenarioShownTo = ({ scenario, units }: State, viewer: string | 'all'): Scenario => {
  const own = viewer === 'all' ? null : sideOf(scenario, viewer);
  const hasSecrets = own !== null && units.some(unit => unit.side !== own && isSecret(scenario, unit));
  return hasSecrets ? scenariosWithoutSecrets(scenario)[own] : scenario;
};

/** For each side the document without the other's units. */
const scenariosWithoutSecrets: (scenario: Scenario) => PerSide<Scenario> = memoizeByIdentity(
  (scenario: Scenario) => {
    const seenBy = (side: SideIndex): Scenario => ({
      ...scenario,
      forces: scenario.forces.map(({ baggage, stratagem, ...force }) => {
        if (sideOf(scenario, force.side) !== side) return { ...force, units: [] };
        return { ...force, ...(baggage ? { baggage } : {}), ...(stratagem ? { stratagem } : {}) };
      }),
    });
    return [seenBy(0), seenBy(1)];
  },
);

/** The table as a viewer sees it. */
export const toPosition = (state: State, viewer: string | 'all'): DeathGroundPosition =>
  positionOf(
    scenarioShownTo(state, viewer),
    state.units.flatMap(unit => pieceOfUnit(state, unit, viewer)),
    listTableMarks(state),
  );
