import type { About, Target } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { type Direction, reverseDirection, turnDirection } from '@/lib/geometry/square';
import { generalsOn, isTile, unitsOn } from '../../rules/battlefield/field';
import { getOtherSide } from '../../rules/battlefield/tiles';
import { ATTACK_RESULTS } from '../../rules/combat/combat';
import { modifiersOf } from '../../rules/combat/combat-modifiers';
import type { Move } from '../../rules/movement/movement';
import { describeDirection } from '../../view/words';
import type { Action } from '../actions';
import { nameOf } from '../game';
import type { State } from '../state';
import { findLonelyCommander } from './groups';
import { namePiece, WORDS } from './names';
import type { Plan } from './plans';
import { type RatedStrike, rateStrikes } from './strikes';

type Words = Pick<Order<Action>, 'label' | 'note'>;

const note = (id: string, values?: SentenceValues): Sentence => ({
  code: `${WORDS}.note.${id}`,
  ...(values ? { values } : {}),
});

const label = (id: string, values: SentenceValues): Sentence => ({ code: `${WORDS}.order.${id}`, values });

/** The notes of an order joined into one. */
const joinNotes = ([first, ...others]: readonly Sentence[]): Pick<Words, 'note'> =>
  first ? { note: others.reduce((one, next) => note('both', { one, next }), first) } : {};

/** What a plan is about from its beginning to its end. */
export const describePlanSubjects = (
  { field }: State,
  { kind, start, way: { move }, target }: Plan,
): About => {
  const lead = target === null ? undefined : field.lead[target];
  const places: readonly Target[] =
    kind === 'leave' ? [] : [{ type: 'place', id: target ?? move.at } as const];
  const path = [start.at, ...move.entered.slice(start.entered.length)].filter(isTile);
  return {
    kind: kind === 'leave' ? 'move' : kind,
    subjects: [...start.units, ...start.generals],
    targets: [...places, ...(lead === undefined ? [] : [{ type: 'piece', id: lead } as const])],
    ...(path.length > 1 ? { path } : {}),
  };
};

export const describePlan = (before: State, after: State, plan: Plan): Words =>
  plan.kind === 'attack' ? wordAttack(before, after, plan) : wordMove(before, plan);

type Turn = 'left' | 'right' | 'about' | 'none';

/** 5.2 – A turn as those who turn see it. */
const relativeTurn = (from: Direction, to: Direction): Turn => {
  if (from === to) return 'none';
  if (to === reverseDirection(from)) return 'about';
  return to === turnDirection(from, 1) ? 'right' : 'left';
};

/** The group's first turn. */
const firstTurn = ({ start, way: { steps } }: Plan): Turn => {
  const [first] = steps;
  return first?.type === 'turn' || first?.type === 'turn-to-attack'
    ? relativeTurn(start.facing, first.to)
    : 'none';
};

const wordAttack = (before: State, after: State, plan: Plan): Words => {
  const { start, way, target } = plan;
  const [best] = after.phase.type === 'assault' ? rateStrikes(after, after.phase.assault) : [];
  const values = {
    turn: firstTurn(plan),
    tile: way.move.at,
    target: target ?? '',
    aspect: best?.context.aspect ?? 'front',
    force: start.activation === 'limited' ? 'one' : 'all',
  };
  return {
    label: label(way.move.at === start.at ? 'attack' : 'move-attack', values),
    ...joinNotes([...noteDefenders(before, plan), ...(best ? noteStrike(best) : [])]),
  };
};

const noteDefenders = (state: State, { start, target }: Plan): readonly Sentence[] => {
  if (target === null) return [];
  const generals = generalsOn(state.field, target, getOtherSide(start.side)).map(({ id }) =>
    namePiece(state, id),
  );
  const count = unitsOn(state.field, target).length;
  return [generals.length > 0 ? note('enemies-led', { count, generals }) : note('enemies', { count })];
};

const noteStrike = ({ context, odds }: RatedStrike): readonly Sentence[] => {
  const isHopeless = Object.entries(ATTACK_RESULTS).every(
    ([id, { hits, allOut }]) => (hits === 0 && allOut === 'no') || !odds.ways[id],
  );
  const moved = modifiersOf(context).find(({ id }) => id === 'moved');
  return [...(moved ? [note('moved')] : []), ...(isHopeless ? [note('hopeless')] : [])];
};

const wordMove = (state: State, plan: Plan): Words => {
  const { kind, start, way, isOtherFacing } = plan;
  const { move } = way;
  const facing = isOtherFacing ? describeDirection(move.facing) : 'none';
  const values = { tile: move.at, turn: firstTurn(plan), looks: isOtherFacing ? 'other' : 'none', facing };
  const turned = { turn: relativeTurn(start.facing, move.facing) };
  return {
    label: label(kind, kind === 'turn' ? turned : kind === 'leave' ? {} : values),
    ...joinNotes(noteMove(state, plan)),
    ...(kind === 'leave' ? { isDangerous: true } : {}),
  };
};

const noteMove = (state: State, { kind, start, way: { move } }: Plan): readonly Sentence[] => [
  ...noteActivation(start),
  ...noteArrival(state, start, move),
  ...noteDeparture(state, start, move),
  ...(move.scattered.length > start.scattered.length
    ? [note('scattered', { count: move.scattered.length - start.scattered.length })]
    : []),
  ...(kind === 'leave' ? [note('leave')] : []),
];

const noteActivation = ({ activation }: Move): readonly Sentence[] =>
  activation === 'normal' || activation === 'limited' ? [] : [note(activation)];

const noteArrival = ({ field }: State, start: Move, { at, halt, side }: Move): readonly Sentence[] => {
  if (!isTile(at) || at === start.at) return [];
  const { camp } = field.ground[at];
  return [
    ...(halt === 'joined' ? [note('joins', { count: unitsOn(field, at).length })] : []),
    ...(camp !== null && camp.side !== side ? [note('camp')] : []),
  ];
};

/** 7.1, 8.2 – What a group leaves behind. */
const noteDeparture = (state: State, start: Move, { at, side }: Move): readonly Sentence[] => {
  if (!isTile(start.at) || at === start.at) return [];
  const { units, generals } = start;
  const stays = unitsOn(state.field, start.at).some(({ id }) => !units.includes(id));
  const lonely = findLonelyCommander(state, { from: start.at, units, generals });
  return [
    ...(!stays && state.field.ground[start.at].keyZoneOf === side ? [note('key-zone')] : []),
    ...(lonely === null ? [] : [note('lonely', { name: nameOf(state, lonely) })]),
  ];
};
