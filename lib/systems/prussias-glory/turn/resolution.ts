import type { PreviewLine } from '@/lib/game/preview';
import { hexOf } from '@/lib/geometry/hex';
import { otherSide, type SideIndex } from '../army';
import { groundIn, leadersAt } from '../field';
import { kitOf } from '../kit';
import { figure, modifierLines } from '../reasons';
import { type Balance, balanceOf, type Melee, stepsOf, supportIn } from '../rules/close-combat';
import { closeCombatLines, type MeleeCircumstances } from '../rules/close-combat-modifiers';
import { lossPoints, readResult, type SideResult } from '../rules/combat-result';
import { isLeaderHit, LEADER_HIT, leaderFate } from '../rules/leaders';
import { bestGround, groundChoices } from '../rules/melee-choices';
import { type ModifierLine, sumOfLines } from '../rules/modifier-lines';
import { closeCombatCell } from '../rules/odds-column';
import { captivesOf } from '../rules/surrender';
import type { GroundPair, LossState, State, Task } from '../state';
import {
  calm,
  eachIn,
  event,
  first,
  followedBy,
  hexName,
  meleeOf,
  type Step,
  spiritsOf,
  thrown,
  told,
  turnOf,
  withMarks,
  withMelee,
} from './game';
import { type Handler, sideId } from './handler';
import { takers } from './losses';
import { leaderLost, unitLost } from './pieces';

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
    momentumTurned: sum(melee.attackingHexes, otherSide(melee.attacker)),
  };
};

/** 19.5 – The modifiers of a fight with the leads that were named, or the first units. */
export const meleeLines = (
  state: State,
  melee: Melee,
  leads: readonly [string | null, string | null],
  pair?: GroundPair,
): readonly ModifierLine[] => {
  const balance = balanceOf(state, melee);
  const choices = {
    attackingLead: leads[0] ?? balance.attackers[0]?.unit.id ?? '',
    defendingLead: leads[1] ?? balance.defenders[0]?.unit.id ?? '',
    ground: pair ?? bestGround(state, melee, balance),
  };
  return closeCombatLines(state, melee, balance, choices, circumstancesOf(state, melee));
};

const AFTERMATH: readonly Task[] = [
  { task: 'capture' },
  { task: 'momentum', steps: [] },
  { task: 'charge' },
  { task: 'blown' },
];

const advances = ({ attackingHexes, defendingHexes }: Melee): readonly Task[] => [
  { task: 'advance', by: 'attacker', hexes: defendingHexes },
  { task: 'advance', by: 'defender', hexes: attackingHexes },
];

/** 8.2, 10.2, 10.3 – Routed units of an army that has lost heart surrender before the throw. */
export const surrender: Handler<'surrender'> = {
  run: state => {
    const { melee } = meleeOf(state);
    const captives = captivesOf(state, melee, state.armies[otherSide(melee.attacker)].spirit);
    return eachIn(calm(state), captives, (now, id) => unitLost(now, id, 'captured'));
  },
};

const withoutMomentum = (state: State, { attackingHexes, defendingHexes }: Melee): State => {
  const used = [...attackingHexes, ...defendingHexes];
  const left = Object.entries(state.marks.momentum).filter(([hex]) => !used.includes(Number(hex)));
  return withMarks(state, { momentum: Object.fromEntries(left) });
};

/** 19.7, 9.2 – Every leader in a hex of the fight throws. */
const leadersChecked = (state: State, { attackingHexes, defendingHexes, attacker }: Melee): Step => {
  const inDanger = [
    ...attackingHexes.flatMap(hex => leadersAt(state, hex, attacker)),
    ...defendingHexes.flatMap(hex => leadersAt(state, hex, otherSide(attacker))),
  ];
  return eachIn(calm(state), inDanger, (now, { id, name }) => {
    const one = thrown(now);
    if (!isLeaderHit(one.die))
      return told(
        one.state,
        event('leader-checked', '9.2', { leader: name }, [one.die], [figure('hit-on', LEADER_HIT, '9.2')]),
      );
    const two = thrown(one.state);
    const fate = leaderFate(two.die);
    const because = [figure('hit-on', LEADER_HIT, '9.2')];
    const what = event(`leader-${fate}`, '9.2', { leader: name }, [one.die, two.die], because);
    return fate === 'unhurt'
      ? told(two.state, what)
      : followedBy(told(two.state, what), later => leaderLost(later, id, fate));
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
  const points = lossPoints(result, {
    stepsOfOthers: stepsOf(others),
    supported: supportIn(state, hexes, side).length > 0,
    supportedDefence: balance.encirclement === 'supported-defence',
    capped: true,
  });
  const ids = own.map(({ unit }) => unit.id);
  const spared = takers(state, { hexes, side })
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
export const balanceLines = (
  { attacking, defending }: Balance,
  lines: readonly ModifierLine[],
): readonly PreviewLine[] => [
  figure('attacking', attacking, '19.3'),
  figure('defending', defending, '19.3'),
  ...modifierLines(lines),
];

/** 19, 19.12.3 – Whoever is engaged when the dice fall has fought. */
const joined = (state: State, { attackers, defenders }: Balance): State => {
  const ids = [...attackers, ...defenders].map(({ unit }) => unit.id);
  const marked = withMarks(state, { fought: [...new Set([...state.marks.fought, ...ids])] });
  return withMelee(marked, { engaged: [...new Set([...meleeOf(state).engaged, ...ids])] });
};

/** 19.6, 19.8 – The throw and what follows from it, the defender first. */
const decided = (state: State): Step => {
  const { melee, leads, pair } = meleeOf(state);
  const balance = balanceOf(state, melee);
  const enemy = otherSide(melee.attacker);
  if (balance.defenders.length === 0 || balance.attackers.length === 0)
    return calm(first(state, ...advances(melee), ...AFTERMATH));
  const lines = meleeLines(state, melee, leads, pair);
  const chart = kitOf(state.scenario).charts['close-combat'];
  const { die, state: after } = thrown(state);
  const text = closeCombatCell(chart, balance.column, die + sumOfLines(lines));
  const result = readResult(text);
  const onlyRouted = balance.contributing.every(({ status }) => status === 'routed');
  const what = event(
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
    balanceLines(balance, lines),
  );
  const tasks: readonly Task[] = [
    ...lossTasks(after, melee, enemy, result.defender, balance, leads[1]),
    ...(onlyRouted ? [] : lossTasks(after, melee, melee.attacker, result.attacker, balance, leads[0])),
    ...advances(melee),
    ...AFTERMATH,
  ];
  const flagged = withMelee(withoutMomentum(joined(after, balance), melee), {
    surrounded: balance.encirclement !== 'none',
  });
  return followedBy(told(flagged, what), now =>
    followedBy(leadersChecked(now, melee), later => calm(first(later, ...tasks))),
  );
};

const pairsOf = (state: State): readonly GroundPair[] => {
  const { melee, pair } = meleeOf(state);
  const balance = balanceOf(state, melee);
  return pair || balance.defenders.length === 0 ? [] : groundChoices(state, melee, balance);
};

/** 19.5 – Where it makes a difference the attacker picks the pair of hexes whose ground counts; then the dice fall. */
export const resolve: Handler<'resolve'> = {
  awaits: state => (pairsOf(state).length > 1 ? meleeOf(state).melee.attacker : null),
  offers: state =>
    pairsOf(state).map(({ attackingHex, defendingHex }) => ({
      by: sideId(state, meleeOf(state).melee.attacker),
      type: 'choose-ground',
      attacking: hexName(state, attackingHex),
      defending: hexName(state, defendingHex),
    })),
  choose: (state, task, action) => {
    if (action.type !== 'choose-ground') return calm(state);
    const { grid } = groundIn(state);
    const pair = { attackingHex: hexOf(grid, action.attacking), defendingHex: hexOf(grid, action.defending) };
    return calm(first(withMelee(state, { pair }), task));
  },
  run: decided,
};
