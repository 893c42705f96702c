import { ownNeighbours } from '../rules/movement';
import { ownSegment, ownSegments, SECTORS, type SegmentId, type SideIndex } from '../rules/segments';
import type { Action, Choice, Names } from './actions';
import { type FieldUnit, unitById } from './field';
import { placeWords, seatOf, troopName, wordsOf } from './game';
import { decidingSide, findObjections } from './objections';
import { lateUnits, unitsToPlace } from './rounds';
import { currentTask } from './sequence';
import type { State, Task } from './state';
import { carryTargets, listWoundChoices } from './tasks/losses';
import { listCandidateOrders, listFreeOrders } from './tasks/orders';
import { reactingUnits, targetsOf } from './tasks/reactions';

/** Everything that the side awaited may choose, with its words. */
export const listOffers = (state: State): readonly Action[] => {
  const side = decidingSide(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  return listCandidates(state, currentTask(state), side)
    .map((choice): Action => ({ ...choice, by }))
    .filter(action => findObjections(state, action).length === 0)
    .map(action => ({ ...action, names: namesOf(state, action), pieces: piecesOf(state, action) }));
};

/** What might be wished for here; the objections decide. */
const listCandidates = (state: State, task: Task, side: SideIndex): readonly Choice[] => {
  switch (task.type) {
    case 'place':
      return listPlacements('place', unitsToPlace(state, side), ownSegments(side));
    case 'arrive':
      return listPlacements(
        'arrive',
        lateUnits(state, side),
        SECTORS.map(sector => ownSegment(side, sector, 'rear')),
      );
    case 'turn':
      return listTurnChoices(state, side);
    case 'commanded':
      return listFreeOrders(state, task.unit);
    case 'reaction':
      return [
        ...reactingUnits(state, task).flatMap(({ id: unit }): Choice[] => [
          { type: 'intercept', unit },
          { type: 'answer-shot', unit },
        ]),
        { type: 'wait' },
      ];
    case 'target':
      return targetsOf(state, task.attacker).map(({ id }) => ({ type: 'choose-target', target: id }));
    case 'wounds':
      return listWoundChoices(state, task);
    case 'carry':
      return carryTargets(state, task.carrier).map(({ id }) => ({ type: 'carry', target: id }));
    case 'give-up':
      return [
        ...listWoundedTroops(state, side).map((troop): Choice => ({ type: 'give-up', troop })),
        { type: 'keep' },
      ];
    default:
      return [];
  }
};

const listPlacements = (
  type: 'place' | 'arrive',
  units: readonly FieldUnit[],
  segments: readonly SegmentId[],
): readonly Choice[] => units.flatMap(({ id }) => segments.map(at => ({ type, unit: id, at })));

const listTurnChoices = (state: State, side: SideIndex): readonly Choice[] => {
  const own = state.field.filter(unit => unit.side === side);
  return [
    ...own.flatMap(unit => listCandidateOrders(state, unit)),
    ...own.flatMap(unit => listSpecialChoices(unit, own)),
    ...own.flatMap(unit =>
      ownNeighbours(unit).map((to): Choice => ({ type: 'redeploy', unit: unit.id, to })),
    ),
    { type: 'end-turn' },
    { type: 'pass' },
    { type: 'resign' },
  ];
};

const listSpecialChoices = (unit: FieldUnit, own: readonly FieldUnit[]): readonly Choice[] =>
  (['inspire', 'command'] as const)
    .filter(trait => unit.troops.some(({ troop }) => troop.traits.includes(trait)))
    .flatMap(type => own.map(({ id }): Choice => ({ type, unit: unit.id, target: id })));

const listWoundedTroops = ({ field }: State, side: SideIndex): readonly string[] =>
  field
    .filter(unit => unit.side === side)
    .flatMap(({ troops }) => troops.filter(({ wounds }) => wounds > 0).map(({ id }) => id));

const namesOf = (state: State, action: Action): Names => ({
  ...('unit' in action ? unitName(state, 'unit', action.unit) : {}),
  ...('target' in action ? unitName(state, 'target', action.target) : {}),
  ...('troop' in action ? { troop: troopName(state, action.troop) } : {}),
  ...('at' in action ? { place: placeWords(state, action.at) } : {}),
  ...('to' in action ? { place: placeWords(state, action.to) } : {}),
  ...('from' in action && typeof action.from === 'object' ? unitName(state, 'from', action.from.unit) : {}),
});

/** The tiles of every unit that a choice speaks of, so that the board can show it. */
const piecesOf = ({ field }: State, action: Action): readonly string[] =>
  ['unit', 'target'].flatMap(key => {
    const id = (action as unknown as Readonly<Record<string, unknown>>)[key];
    return typeof id === 'string' ? (unitById(field, id)?.troops.map(troop => troop.id) ?? []) : [];
  });

const unitName = ({ field }: State, key: string, id: string): Names => {
  const unit = unitById(field, id);
  return unit ? { [key]: wordsOf(unit) } : {};
};
