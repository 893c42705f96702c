import type { About, Cost } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { ACTIVATIONS, type Activation } from '../../rules/commands/activation';
import { isRollDue } from '../../rules/commands/command-roll';
import type { Payment } from '../../rules/generals/exemptions';
import type { Move } from '../../rules/movement/movement';
import type { Action, Choice } from '../actions';
import { beginGame, nameOf, seatOf } from '../game';
import { runner } from '../sequence';
import type { GroupDraft, State } from '../state';
import { toAction } from '../task-handler';
import { listIdleUnits, listOrderObjections, paymentFor } from '../tasks/activate-group';
import { piecesOf } from './groups';
import { WORDS } from './names';
import { describePlan, describePlanSubjects } from './plan-words';
import { keyOfPlan, listPlans, type Plan, type PlanKind } from './plans';

/** A chain of choices as it is taken. */
interface Chain {
  readonly actions: readonly Action[];
  readonly state: State;
}

const extendChain = ({ actions, state }: Chain, by: string, choice: Choice): Chain => {
  const action = toAction(state, by, choice);
  return { actions: [...actions, action], state: runner.decide(beginGame(state), action).state };
};

/** A whole plan; a group that can do nothing more has finished automatically. */
const followPlan = (chain: Chain, by: string, { kind, way: { steps } }: Plan): Chain => {
  const marched = steps.reduce(
    (now, step) => (now.state.phase.type === 'march' ? extendChain(now, by, { type: 'step', step }) : now),
    chain,
  );
  return marched.state.phase.type === 'march'
    ? extendChain(marched, by, { type: kind === 'attack' ? 'attack' : 'finish' })
    : marched;
};

const withActions = (
  { actions: [first, ...rest] }: Chain,
  order: Omit<Order<Action>, 'actions'>,
): readonly Order<Action>[] => (first ? [{ ...order, actions: [first, ...rest] }] : []);

/** What is paid for a chain, by the seat and by generals on the spot. */
const listCosts = (state: State, { commands, used }: Payment): readonly Cost[] => [
  ...(commands > 0
    ? [
        {
          amount: commands,
          unit: { code: `${WORDS}.cost.commands`, values: { amount: commands } },
          payer: seatOf(state, state.active),
        },
      ]
    : []),
  ...Object.entries(used).map(([general, amount]) => ({
    amount,
    unit: { code: `${WORDS}.cost.general`, values: { amount, name: nameOf(state, general) } },
    payer: general,
  })),
];

const withCost = (about: About, cost: readonly Cost[]): About =>
  cost.length > 0 ? { ...about, cost } : about;

const RANKS: Readonly<Record<PlanKind, number>> = { attack: 0, place: 1, move: 1, turn: 2, leave: 4 };

/** Attacks, then tiles, then turns; the other ways to look on a tile come after all tiles. */
const rankPlan = ({ kind, isOtherFacing, way }: Plan): number =>
  RANKS[kind] + (isOtherFacing ? 2 : 0) + way.steps.length / 100;

/** What a group on its way can do. */
export const listMarchOrders = (state: State, by: string, move: Move): readonly Order<Action>[] =>
  listPlans(state.field, move)
    .toSorted((one, other) => rankPlan(one) - rankPlan(other))
    .flatMap(plan => buildOrder(state, by, { plan, chain: { actions: [], state }, cost: [] }));

interface PlannedOrder {
  readonly plan: Plan;
  readonly chain: Chain;
  readonly cost: readonly Cost[];
}

const buildOrder = (
  before: State,
  by: string,
  { plan, chain, cost }: PlannedOrder,
): readonly Order<Action>[] => {
  const done = followPlan(chain, by, plan);
  return withActions(done, {
    about: withCost(describePlanSubjects(before, plan), cost),
    ...describePlan(before, done.state, plan),
  });
};

interface ActivationOption {
  readonly activation: Activation;
  readonly payment: Payment;
}

/** Commands count first, then what generals spare: that can be used for another group as well. */
const priceOf = ({ payment: { commands, used } }: ActivationOption): number =>
  commands * 100 + Object.values(used).reduce((sum, spared) => sum + spared, 0);

/** The ways to activate a group, the cheapest first. */
const listOptions = (state: State, draft: GroupDraft): readonly ActivationOption[] =>
  ACTIVATIONS.filter(activation => listOrderObjections(state, draft, activation).length === 0)
    .map(activation => ({ activation, payment: paymentFor(state, draft, activation) }))
    .toSorted((one, other) => priceOf(one) - priceOf(other));

/** 4.3, 8.2 – The group is formed and its order given. */
const activateGroup = (state: State, by: string, draft: GroupDraft, activation: Activation): Chain => {
  const idle = listIdleUnits(state, draft.from).filter(({ id }) => draft.units.includes(id));
  const choices: readonly Choice[] = [
    { type: 'activate', from: draft.from },
    { type: 'join', units: idle.map(({ id }) => id) },
    ...draft.generals.map(general => ({ type: 'join-general', general }) as const),
    { type: 'order', activation },
  ];
  return choices.reduce((chain: Chain, choice) => extendChain(chain, by, choice), { actions: [], state });
};

const triggersRoll = ({ turn }: State, { commands }: Payment): boolean =>
  commands > 0 && isRollDue(turn.commands - commands, turn.hasRolled);

/** What a group that waits for its order can do, each end once and at the lowest price. */
export const listGroupOrders = (state: State, by: string, draft: GroupDraft): readonly Order<Action>[] => {
  const options = listOptions(state, draft);
  const rolls = options.filter(({ payment }) => triggersRoll(state, payment));
  const known = new Map<string, PlannedOrder & ActivationOption>();
  for (const option of options.filter(one => !rolls.includes(one))) {
    const chain = activateGroup(state, by, draft, option.activation);
    const { phase } = chain.state;
    if (phase.type !== 'march') continue;
    for (const plan of listPlans(chain.state.field, phase.move)) {
      const key = `${plan.kind === 'attack' && option.activation === 'limited'} ${keyOfPlan(plan)}`;
      if (!known.has(key)) known.set(key, { ...option, plan, chain, cost: listCosts(state, option.payment) });
    }
  }
  const planned = [...known.values()].filter(one => !isHalfMeasure(one, known));
  return [
    ...rolls
      .filter(option => !isOutdone(option, rolls))
      .flatMap(option => buildRoll(state, by, draft, option)),
    ...planned
      .toSorted((one, other) => rankOrder(one) - rankOrder(other))
      .flatMap(one => buildOrder(state, by, one)),
  ];
};

const rankOrder = ({ plan, activation }: PlannedOrder & ActivationOption): number =>
  rankPlan(plan) + (activation === 'limited' && plan.kind === 'attack' ? 0.5 : 0);

/** 6.2 – One unit attacks where all could for the same commands. */
const isHalfMeasure = (
  { plan, activation, payment }: PlannedOrder & ActivationOption,
  known: ReadonlyMap<string, ActivationOption>,
): boolean => {
  const whole = known.get(`false ${keyOfPlan(plan)}`);
  return (
    activation === 'limited' &&
    plan.kind === 'attack' &&
    whole !== undefined &&
    whole.payment.commands <= payment.commands
  );
};

/** 4.2 – A limited activation is worth nothing where a normal one costs no more. */
const isOutdone = ({ activation, payment }: ActivationOption, others: readonly ActivationOption[]): boolean =>
  activation === 'limited' &&
  others.some(other => other.activation === 'normal' && other.payment.commands <= payment.commands);

/** 3.2 – The command roll comes before the group moves: what the group does is chosen after it. */
const buildRoll = (
  state: State,
  by: string,
  draft: GroupDraft,
  { activation, payment }: ActivationOption,
): readonly Order<Action>[] => {
  const chain = activateGroup(state, by, draft, activation);
  const subjects = piecesOf(state, draft);
  const targets = draft.from === 'undeployed' ? [] : [{ type: 'place', id: draft.from } as const];
  const label: Sentence = { code: `${WORDS}.order.roll.${activation}` };
  return withActions(chain, {
    about: withCost({ kind: 'form', subjects, targets }, listCosts(state, payment)),
    label,
    note: { code: `${WORDS}.note.roll-first` },
  });
};
