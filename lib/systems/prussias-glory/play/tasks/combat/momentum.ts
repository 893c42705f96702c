import { hexOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, rosterOf } from '../../../document/army';
import { enemyHexesAround } from '../../../rules/combat/attack-groups';
import { groundIn, hexOfUnit, leadersAt, sideAt, standingUnitOf } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { describePiece } from '../../describe';
import {
  chainTransition,
  createEvent,
  emit,
  meleeOf,
  nameHex,
  pushTasks,
  withMarks,
  withMelee,
  withoutEvents,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { catchLeaders, placeLeader, placeUnit } from '../piece-changes';
import { mayAdvance } from './advance-and-capture';

type Momentum = TaskOf<'momentum'>;

/** 19.10 – Units that advanced and have no enemy infantry or cavalry beside them may move on by one hex. */
const momentumOffers = (state: State, { steps }: Momentum): readonly Action[] => {
  const { melee, advanced, unsatisfied } = meleeOf(state);
  if (unsatisfied <= 0) return [];
  const by = sideIdOf(state, melee.attacker);
  const present = advanced.filter(id => hexOfUnit(state.field, id) !== null);
  const further = present
    .filter(id => !steps.includes(id))
    .flatMap(id => {
      const hex = hexOfUnit(state.field, id) ?? 0;
      if (enemyHexesAround(state, hex, melee.attacker).length > 0) return [];
      return neighboursOf(groundIn(state).grid, hex)
        .filter(
          to =>
            sideAt(state, to) !== getOtherSide(melee.attacker) &&
            mayAdvance(state, standingUnitOf(state, id), to),
        )
        .map((to): Action => ({ by, type: 'momentum-advance', piece: id, to: nameHex(state, to) }));
    });
  if (steps.length > 0) return [...further, ...leaderOffers(state, steps)];
  const around = new Set(
    present.flatMap(id => enemyHexesAround(state, hexOfUnit(state.field, id) ?? 0, melee.attacker)),
  );
  const marks = [...around].map((hex): Action => ({ by, type: 'momentum-mark', hex: nameHex(state, hex) }));
  return [...further, ...marks];
};

/** 19.10 – The units that advanced beside an enemy hex: it is theirs to mark. */
export const listMomentumUnits = (state: State, hex: number): readonly string[] => {
  const { melee, advanced } = meleeOf(state);
  return advanced.filter(id => {
    const at = hexOfUnit(state.field, id);
    return at !== null && enemyHexesAround(state, at, melee.attacker).includes(hex);
  });
};

/** 19.9, 19.10 – Leaders in the captured hex may move on with the units. */
const leaderOffers = (state: State, steps: readonly string[]): readonly Action[] => {
  const { melee } = meleeOf(state);
  const by = sideIdOf(state, melee.attacker);
  const taken = new Set(steps.flatMap(id => hexOfUnit(state.field, id) ?? []));
  return melee.defendingHexes.flatMap(from =>
    leadersAt(state, from, melee.attacker)
      .filter(({ id }) => !steps.includes(id))
      .flatMap(({ id }) =>
        neighboursOf(groundIn(state).grid, from)
          .filter(to => taken.has(to))
          .map((to): Action => ({ by, type: 'momentum-advance', piece: id, to: nameHex(state, to) })),
      ),
  );
};

export const momentumHandler: TaskHandler<'momentum'> = {
  awaits: (state, task) => (momentumOffers(state, task).length > 0 ? meleeOf(state).melee.attacker : null),
  offers: (state, task) => [
    { by: sideIdOf(state, meleeOf(state).melee.attacker), type: 'pass' },
    ...momentumOffers(state, task),
  ],
  objection: (_state, _task, action) => {
    if (action.type === 'momentum-mark')
      return refuse('no-momentum-there', '19.10', { hex: String(action.hex) });
    return action.type === 'momentum-advance'
      ? refuse('cannot-go-on', '19.10', { hex: String(action.to) })
      : null;
  },
  choose: (state, task, action) => {
    const { grid } = groundIn(state);
    if (action.type === 'momentum-mark') {
      const hex = hexOf(grid, action.hex);
      const count = (state.marks.momentum[hex]?.count ?? 0) + 1;
      const mark = { count, by: meleeOf(state).melee.attacker, turn: state.turn };
      const recorded = withMelee(state, { marked: [...(meleeOf(state).marked ?? []), hex] });
      return emit(
        withMarks(recorded, { momentum: { ...state.marks.momentum, [hex]: mark } }),
        createEvent('momentum-marked', '19.10', { hex: action.hex }),
      );
    }
    if (action.type !== 'momentum-advance') return withoutEvents(state);
    const to = hexOf(grid, action.to);
    const again = pushTasks(state, { ...task, steps: [...task.steps, action.piece] });
    if (rosterOf(state.scenario).leaders.has(action.piece))
      return withoutEvents(placeLeader(again, action.piece, to));
    const values = { unit: describePiece(state, action.piece), hex: action.to };
    const what = createEvent('momentum-advanced', '19.10', values);
    return chainTransition(emit(placeUnit(again, action.piece, to), what), catchLeaders);
  },
};
