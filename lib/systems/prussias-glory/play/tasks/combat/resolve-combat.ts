import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { hexOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../../document/army';
import { ruleDataOf } from '../../../document/rule-data';
import {
  type Balance,
  balanceOf,
  countContributedSteps,
  type Melee,
  supportIn,
} from '../../../rules/combat/close-combat';
import { closeCombatLines, type MeleeCircumstances } from '../../../rules/combat/close-combat-modifiers';
import { closeCombatCell } from '../../../rules/combat/combat-charts';
import { computeLossPoints, readResult, type SideResult } from '../../../rules/combat/combat-result';
import { findBestGround, listGroundChoices } from '../../../rules/combat/melee-choices';
import { listSurrenderingUnits } from '../../../rules/combat/surrender';
import { groundIn, leadersAt } from '../../../rules/field';
import { isLeaderHit, LEADER_HIT, resolveLeaderFate } from '../../../rules/leaders';
import { type ModifierLine, sumOfLines } from '../../../rules/modifier-lines';
import { createStatLine, listModifierLines } from '../../figures/breakdown-lines';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  meleeOf,
  nameHex,
  pushTasks,
  spiritsOf,
  type Transition,
  throwDie,
  turnOf,
  withMarks,
  withMelee,
  withoutEvents,
} from '../../game';
import type { GroundPair, LossState, State, Task } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { loseLeader, loseUnit } from '../piece-changes';
import { listLossTakers } from './losses';

const MELEE_REQUIRED = 1;

/** 4.3, 19.10 – What earlier events of this turn do to a fight. */
const circumstancesOf = (state: State, melee: Melee): MeleeCircumstances => {
  const { engaged, momentum } = state.marks;
  const sum = (hexes: readonly number[], by: SideIndex): number =>
    hexes.reduce((total, hex) => total + (momentum[hex]?.by === by ? (momentum[hex]?.count ?? 0) : 0), 0);
  return {
    spirits: spiritsOf(state),
    turn: turnOf(state),
    stackChanged: melee.attackingHexes.some(hex => engaged[hex] === 'changed'),
    momentum: sum(melee.defendingHexes, melee.attacker),
    momentumTurned: sum(melee.attackingHexes, getOtherSide(melee.attacker)),
  };
};

/** 19.5 – The modifiers of a fight with the leads that were named, or the first units. */
export const listMeleeLines = (
  state: State,
  melee: Melee,
  leads: readonly [string | null, string | null],
  pair?: GroundPair,
): readonly ModifierLine[] => {
  const balance = balanceOf(state, melee);
  const choices = {
    attackingLead: leads[0] ?? balance.attackers[0]?.unit.id ?? '',
    defendingLead: leads[1] ?? balance.defenders[0]?.unit.id ?? '',
    ground: pair ?? findBestGround(state, melee, balance),
  };
  return closeCombatLines(state, melee, balance, choices, circumstancesOf(state, melee));
};

const AFTERMATH: readonly Task[] = [
  { task: 'capture' },
  { task: 'momentum', steps: [] },
  { task: 'charge' },
  { task: 'blown' },
];

const advanceTasks = ({ attackingHexes, defendingHexes }: Melee): readonly Task[] => [
  { task: 'advance', by: 'attacker', hexes: defendingHexes },
  { task: 'advance', by: 'defender', hexes: attackingHexes },
];

/** 8.2, 10.2, 10.3 – Routed units of an army that has lost heart surrender before the throw. */
export const surrenderHandler: TaskHandler<'surrender'> = {
  run: state => {
    const { melee } = meleeOf(state);
    const captives = listSurrenderingUnits(state, melee, state.armies[getOtherSide(melee.attacker)].spirit);
    return applyEach(withoutEvents(state), captives, (now, id) => loseUnit(now, id, 'captured'));
  },
};

const withoutMomentum = (state: State, { attackingHexes, defendingHexes }: Melee): State => {
  const used = [...attackingHexes, ...defendingHexes];
  const left = Object.entries(state.marks.momentum).filter(([hex]) => !used.includes(Number(hex)));
  return withMarks(state, { momentum: Object.fromEntries(left) });
};

/** 19.7, 9.2 – Every leader in a hex of the fight throws. */
const checkLeaders = (state: State, { attackingHexes, defendingHexes, attacker }: Melee): Transition => {
  const inDanger = [
    ...attackingHexes.flatMap(hex => leadersAt(state, hex, attacker)),
    ...defendingHexes.flatMap(hex => leadersAt(state, hex, getOtherSide(attacker))),
  ];
  return applyEach(withoutEvents(state), inDanger, (now, { id, name }) => {
    const one = throwDie(now);
    if (!isLeaderHit(one.die))
      return emit(
        one.state,
        createEvent(
          'leader-checked',
          '9.2',
          { leader: name },
          [one.die],
          [createStatLine('hit-on', LEADER_HIT, '9.2')],
        ),
      );
    const two = throwDie(one.state);
    const fate = resolveLeaderFate(two.die);
    const because = [createStatLine('hit-on', LEADER_HIT, '9.2')];
    const what = createEvent(`leader-${fate}`, '9.2', { leader: name }, [one.die, two.die], because);
    return fate === 'unhurt'
      ? emit(two.state, what)
      : chainTransition(emit(two.state, what), later => loseLeader(later, id, fate));
  });
};

const lossTasks = (
  state: State,
  melee: Melee,
  side: SideIndex,
  result: SideResult,
  balance: Balance,
  leadUnit: string | null,
): readonly Task[] => {
  const isAttacker = side === melee.attacker;
  const hexes = isAttacker ? melee.attackingHexes : melee.defendingHexes;
  const own = isAttacker ? balance.attackers : balance.defenders;
  const others = isAttacker ? balance.contributing : balance.attackers;
  const points = computeLossPoints(result, {
    stepsOfOthers: countContributedSteps(others),
    supported: supportIn(state, hexes, side).length > 0,
    supportedDefence: balance.encirclement === 'supported-defence',
    capped: true,
  });
  const ids = own.map(({ unit }) => unit.id);
  const spared = listLossTakers(state, { hexes, side })
    .map(({ unit }) => unit.id)
    .filter(id => !ids.includes(id));
  const losses: LossState = {
    side,
    hexes,
    points,
    required: MELEE_REQUIRED,
    result,
    lead: leadUnit,
    lost: {},
    first: ids,
    ...(spared.length > 0 ? { spared } : {}),
    inMelee: true,
  };
  return [
    { task: 'losses', ...losses },
    ...(result.guns ? [{ task: 'guns', side, hexes } as const] : []),
    ...(result.further ? [{ task: 'further', side, hexes, first: ids } as const] : []),
  ];
};

/** 19.3, 19.5 – Both strengths, and what is added to the throw. */
export const listBalanceLines = (
  { attacking, defending }: Balance,
  lines: readonly ModifierLine[],
): readonly BreakdownLine[] => [
  createStatLine('attacking', attacking, '19.3'),
  createStatLine('defending', defending, '19.3'),
  ...listModifierLines(lines),
];

/** 19, 19.12.3 – A unit that is engaged when the dice are thrown has fought. */
const recordCombatants = (state: State, { attackers, defenders }: Balance): State => {
  const ids = [...attackers, ...defenders].map(({ unit }) => unit.id);
  const marked = withMarks(state, { fought: [...new Set([...state.marks.fought, ...ids])] });
  return withMelee(marked, { engaged: [...new Set([...meleeOf(state).engaged, ...ids])] });
};

/** 19.6, 19.8 – The throw and what follows from it, the defender first. */
const resolveMelee = (state: State): Transition => {
  const { melee, leads, pair } = meleeOf(state);
  const balance = balanceOf(state, melee);
  const enemy = getOtherSide(melee.attacker);
  if (balance.defenders.length === 0 || balance.attackers.length === 0)
    return withoutEvents(pushTasks(state, ...advanceTasks(melee), ...AFTERMATH));
  const lines = listMeleeLines(state, melee, leads, pair);
  const chart = ruleDataOf(state.scenario).charts['close-combat'];
  const { die, state: after } = throwDie(state);
  const text = closeCombatCell(chart, balance.column, die + sumOfLines(lines));
  const result = readResult(text);
  const onlyRouted = balance.contributing.every(({ status }) => status === 'routed');
  const what = createEvent(
    'attack-resolved',
    '19.6',
    {
      attacking: balance.attacking,
      defending: balance.defending,
      column: balance.column,
      die,
      modifier: sumOfLines(lines),
      result: text,
    },
    [die],
    listBalanceLines(balance, lines),
  );
  const tasks: readonly Task[] = [
    ...lossTasks(after, melee, enemy, result.defender, balance, leads[1]),
    ...(onlyRouted ? [] : lossTasks(after, melee, melee.attacker, result.attacker, balance, leads[0])),
    ...advanceTasks(melee),
    ...AFTERMATH,
  ];
  const flagged = withMelee(withoutMomentum(recordCombatants(after, balance), melee), {
    surrounded: balance.encirclement !== 'none',
  });
  return chainTransition(emit(flagged, what), now =>
    chainTransition(checkLeaders(now, melee), later => withoutEvents(pushTasks(later, ...tasks))),
  );
};

const groundPairs = (state: State): readonly GroundPair[] => {
  const { melee, pair } = meleeOf(state);
  const balance = balanceOf(state, melee);
  return pair || balance.defenders.length === 0 ? [] : listGroundChoices(state, melee, balance);
};

/**
 * 19.5 – Where it makes a difference the attacker picks the pair of hexes whose ground counts; then the dice are
 * thrown.
 */
export const resolveHandler: TaskHandler<'resolve'> = {
  awaits: state => (groundPairs(state).length > 1 ? meleeOf(state).melee.attacker : null),
  offers: state =>
    groundPairs(state).map(({ attackingHex, defendingHex }) => ({
      by: sideIdOf(state, meleeOf(state).melee.attacker),
      type: 'choose-ground',
      attacking: nameHex(state, attackingHex),
      defending: nameHex(state, defendingHex),
    })),
  choose: (state, task, action) => {
    if (action.type !== 'choose-ground') return withoutEvents(state);
    const { grid } = groundIn(state);
    const pair = { attackingHex: hexOf(grid, action.attacking), defendingHex: hexOf(grid, action.defending) };
    return withoutEvents(pushTasks(withMelee(state, { pair }), task));
  },
  run: resolveMelee,
};
