import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { isFast, otherSide, type SideIndex } from '../army';
import { groundIn, leadersAt, type StandingUnit, sideAt } from '../field';
import { namedWhere } from '../naming';
import {
  type AttackGroup,
  attackGroups,
  dutifulGroups,
  freshAttackers,
  freshDefenders,
  gunHexes,
} from '../rules/attack-groups';
import { isGroundForCharge } from '../rules/charge';
import { attackersOf, defendersOf, type Melee } from '../rules/close-combat';
import { groundCost } from '../rules/movement';
import { neighboursOf } from '../rules/sight';
import { hasRoomFor, unitsOfSideAt } from '../rules/stacking';
import type { State, Task, TaskOf } from '../state';
import { mayAct } from './authority';
import {
  calm,
  event,
  first,
  followedBy,
  hexName,
  meleeOf,
  type Step,
  told,
  withArmy,
  withMarks,
  withMelee,
} from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, leadersCaught, placed } from './pieces';

const isReady =
  (state: State) =>
  ({ unit }: StandingUnit): boolean =>
    !state.marks.fought.includes(unit.id);

const fresh = (state: State): { attackers: readonly number[]; defenders: readonly number[] } => {
  const mayFight = (unit: StandingUnit): boolean => isReady(state)(unit) && mayAct(state, unit.unit);
  return {
    attackers: freshAttackers(state, state.player, mayFight),
    defenders: freshDefenders(state, otherSide(state.player), isReady(state)),
  };
};

const dutiful = (state: State): readonly AttackGroup[] => {
  const { attackers, defenders } = fresh(state);
  return dutifulGroups(state, attackGroups(state, attackers, defenders), attackers, defenders);
};

const onGuns = (state: State): readonly AttackGroup[] =>
  attackGroups(
    state,
    freshAttackers(state, state.player, unit => isReady(state)(unit) && mayAct(state, unit.unit)),
    gunHexes(state, otherSide(state.player)),
  );

export const namedAction = (
  state: State,
  type: 'attack' | 'charge',
  { attacking, defending }: AttackGroup,
): Action => ({
  by: sideId(state, state.player),
  type,
  attacking: attacking.map(hex => hexName(state, hex)),
  defending: defending.map(hex => hexName(state, hex)),
});

export const meleeFrom = (
  state: State,
  { attacking, defending }: { attacking: readonly string[]; defending: readonly string[] },
): Melee => {
  const { grid } = groundIn(state);
  return {
    attacker: state.player,
    attackingHexes: attacking.map(id => hexOf(grid, id)),
    defendingHexes: defending.map(id => hexOf(grid, id)),
  };
};

/** 19 – The active player names one fight after the other until everybody engaged has fought. */
export const combat: Handler<'combat'> = {
  awaits: state => (dutiful(state).length + onGuns(state).length > 0 ? state.player : null),
  offers: state => {
    const must = dutiful(state);
    const pass: Action = { by: sideId(state, state.player), type: 'pass' };
    const groups = [...must, ...onGuns(state)].map(group => namedAction(state, 'attack', group));
    return must.length > 0 ? groups : [pass, ...groups];
  },
  choose: (state, task, action) =>
    action.type === 'attack' ? begun(first(state, task), meleeFrom(state, action)) : calm(state),
  run: calm,
};

/** 19.1 to 19.12 – The steps of a fight, as tasks. */
export const begun = (state: State, melee: Melee): Step => {
  const fighters = [...attackersOf(state, melee), ...defendersOf(state, melee)].map(({ unit }) => unit.id);
  const marked = withMarks(state, { fought: [...state.marks.fought, ...fighters] });
  const struck = withArmy(marked, otherSide(melee.attacker), { attacked: true });
  const busy = withArmy(withArmy(struck, 0, { busy: true }), 1, { busy: true });
  const started: State = {
    ...busy,
    blooded: true,
    melees: [
      {
        melee,
        leads: [null, null],
        engaged: fighters,
        unsatisfied: 0,
        advanced: [],
        surrounded: false,
        ground: isGroundForCharge(state, melee.attackingHexes, melee.defendingHexes),
      },
      ...state.melees,
    ],
  };
  const steps: readonly Task[] = [
    ...melee.defendingHexes.map(hex => ({ task: 'retreat-before', hex }) as const),
    { task: 'lead', of: 'defender' },
    { task: 'lead', of: 'attacker' },
    { task: 'resolve' },
  ];
  const where = (hexes: readonly number[]) => hexes.map(hex => hexName(state, hex)).join(', ');
  const values = { attacking: where(melee.attackingHexes), defending: where(melee.defendingHexes) };
  return told(first(forestalled(started, melee), ...steps), event('attack-named', '19.1', values));
};

/** 23.4.3 – Line infantry that attacks before the bonus of an advance was claimed puts an end to it. */
const forestalled = (state: State, melee: Melee): State => {
  const isLine = attackersOf(state, melee).some(
    ({ unit }) => unit.arm === 'infantry' && !unit.traits.includes('free-battalion'),
  );
  const enemy = otherSide(melee.attacker);
  return isLine && state.armies[enemy].advance === null
    ? withArmy(state, enemy, { advanceOpen: false })
    : state;
};

/** 19.2 – Fast engaged defenders of a hex, if no formed cavalry attacks. */
const evaders = (state: State, hex: number): readonly StandingUnit[] => {
  const { melee } = meleeOf(state);
  const isRidden = attackersOf(state, melee).some(
    ({ unit, status }) => unit.arm === 'cavalry' && status === 'formed',
  );
  if (isRidden) return [];
  return defendersOf(state, melee).filter(
    fighter => fighter.hex === hex && isFast(fighter.unit, fighter.steps) && fighter.status !== 'routed',
  );
};

/** 19.2 – One hex for all of them; enemy zones do not forbid it. */
const refuges = (state: State, hex: number): readonly number[] => {
  const units = evaders(state, hex);
  const side = otherSide(meleeOf(state).melee.attacker);
  if (units.length === 0) return [];
  return neighboursOf(groundIn(state).grid, hex).filter(
    other =>
      sideAt(state, other) !== otherSide(side) &&
      units.every(
        unit =>
          groundCost(state, unit, hex, other) !== null &&
          !unit.ratings.exhausted &&
          hasRoomFor(state, other, unit),
      ),
  );
};

export const retreatBefore: Handler<'retreat-before'> = {
  awaits: (state, { hex }) =>
    refuges(state, hex).length > 0 ? otherSide(meleeOf(state).melee.attacker) : null,
  offers: (state, { hex }) => {
    const by = sideId(state, otherSide(meleeOf(state).melee.attacker));
    return [
      { by, type: 'pass' },
      ...refuges(state, hex).map((to): Action => ({ by, type: 'retreat-before', to: hexName(state, to) })),
    ];
  },
  choose: (state, { hex }, action) => {
    if (action.type !== 'retreat-before') return calm(state);
    const to = hexOf(groundIn(state).grid, action.to);
    const units = evaders(state, hex);
    const evaded = units.toReversed().reduce((now, { unit }) => placed(now, unit.id, to), state);
    const moved = withLeaders(evaded, hex, to);
    const what = event('evaded', '19.2', { hex: hexName(state, hex), to: action.to });
    return followedBy(told(noted(moved), what), leadersCaught);
  },
  run: calm,
};

/** 8.4, 19.2 – Where nobody stays in the hex its leaders go along (ruling P5). */
const withLeaders = (state: State, from: number, to: number): State => {
  const side = otherSide(meleeOf(state).melee.attacker);
  if (unitsOfSideAt(state, from, side).length > 0) return state;
  return leadersAt(state, from, side).reduce((now, { id }) => leaderPlaced(now, id, to), state);
};

/** 19.2 – Those who are engaged in their stead fight on. */
const noted = (state: State): State => {
  const { melee, engaged } = meleeOf(state);
  const now = defendersOf(state, melee).map(({ unit }) => unit.id);
  const marked = withMarks(state, { fought: [...new Set([...state.marks.fought, ...now])] });
  return withMelee(marked, { engaged: [...new Set([...engaged, ...now])] });
};

const leadChoices = (state: State, { of }: TaskOf<'lead'>): readonly string[] => {
  const { melee } = meleeOf(state);
  const fighters = of === 'attacker' ? attackersOf(state, melee) : defendersOf(state, melee);
  return fighters.map(({ unit }) => unit.id);
};

const leadSide = (state: State, { of }: TaskOf<'lead'>): SideIndex => {
  const { attacker } = meleeOf(state).melee;
  return of === 'attacker' ? attacker : otherSide(attacker);
};

const withLead = (state: State, { of }: TaskOf<'lead'>, unit: string | null): State => {
  const [attacker, defender] = meleeOf(state).leads;
  return withMelee(state, { leads: of === 'attacker' ? [unit, defender] : [attacker, unit] });
};

/** 19.4 – Each side names its lead unit. */
export const lead: Handler<'lead'> = {
  awaits: (state, task) => (leadChoices(state, task).length > 1 ? leadSide(state, task) : null),
  offers: (state, task) =>
    leadChoices(state, task).map(
      (unit): Action => ({ by: sideId(state, leadSide(state, task)), type: 'lead', unit }),
    ),
  choose: (state, task, action) => {
    if (action.type !== 'lead') return calm(state);
    const values = { unit: namedWhere(state, action.unit) };
    return told(withLead(state, task, action.unit), event('lead-named', '19.4', values));
  },
  run: (state, task) => calm(withLead(state, task, leadChoices(state, task)[0] ?? null)),
};
