import { findMarchObjections, type March } from '../../../rules/movement/march-objections';
import { angleBetween, measureMove, placeOf, roundInches } from '../../../rules/movement/marching';
import type { Destination } from '../../actions';
import type { FieldUnit } from '../../field';
import { closeRanks } from '../../march-candidates/close-ranks';
import type { MoveThrow, State } from '../../state';
import { toMarch } from '../../tasks/movement/moves';
import type { Objections } from '../../tasks/task-handler';

/** A unit that is dragged, and the throw that limits it. */
export interface HandledMarch {
  readonly state: State;
  readonly unit: FieldUnit;
  readonly thrown: MoveThrow;
  /** 14.1 – It leaves a melee or slips away. */
  readonly isLeaving: boolean;
}

export interface InchPose {
  readonly at: readonly [number, number];
  readonly facing: number;
}

/** Where it would stand, and the objections. */
export interface JudgedMarch {
  readonly to: Destination;
  readonly march: March;
  readonly findings: Objections;
}

const judge = ({ state, unit, thrown, isLeaving }: HandledMarch, to: Destination): JudgedMarch => {
  const march = toMarch(unit, to);
  return { to, march, findings: findMarchObjections(state, march, thrown, isLeaving) };
};

/** 4.2 – Ranks are closed on the way where that can be done. */
export const judgePose = (handled: HandledMarch, { at, facing }: InchPose): JudgedMarch => {
  const to: Destination = {
    at: [roundInches(at[0]), roundInches(at[1])],
    facing: roundInches((facing + 360) % 360),
  };
  const [ways = []] = closeRanks(handled.unit, [[{ to, as: 'advance' }]]);
  const judged = ways.map(way => judge(handled, way.to));
  return judged.find(isFree) ?? judged[0] ?? judge(handled, to);
};

export const isFree = ({ findings }: JudgedMarch): boolean => findings.length === 0;

/** The way from where a unit stands to where it is held, as a share of the shift and of the turn. */
type PoseAt = (share: number) => InchPose;

const wayTo = ({ unit }: HandledMarch, goal: InchPose, doesTurnAtOnce: boolean): PoseAt => {
  const from = placeOf(unit.elements);
  const turn = angleBetween(from.facing, goal.facing);
  return share => ({
    at: [from.at[0] + (goal.at[0] - from.at[0]) * share, from.at[1] + (goal.at[1] - from.at[1]) * share],
    facing: from.facing + turn * (doesTurnAtOnce ? 1 : share),
  });
};

const HALVINGS = 12;

/** The greatest share between two that satisfies a condition, if the lower does and the upper does not. */
const bisect = (low: number, high: number, steps: number, holds: (share: number) => boolean): number => {
  let [free, barred] = [low, high];
  for (let step = 0; step < steps; step += 1) {
    const middle = (free + barred) / 2;
    if (holds(middle)) free = middle;
    else barred = middle;
  }
  return free;
};

const mostOf = ({ findings: [finding] }: JudgedMarch): number | null =>
  finding?.code.endsWith('/march-too-far') && typeof finding.values.most === 'number'
    ? finding.values.most
    : null;

/** 12.1 – As much of the way as the throw allows, whatever the other objections. */
const shortenToThrow = (handled: HandledMarch, poseAt: PoseAt): { share: number; judged: JudgedMarch } => {
  const { elements } = handled.unit;
  const reach = (most: number, share: number): number =>
    bisect(0, share, HALVINGS, tried => {
      const { at, facing } = poseAt(tried);
      return measureMove(elements, toMarch(handled.unit, { at, facing }).to) <= most - HAIR;
    });
  let [share, judged] = [1, judgePose(handled, poseAt(1))];
  for (let tries = 0; tries < 3; tries += 1) {
    const most = mostOf(judged);
    if (most === null) break;
    share = reach(most, share);
    judged = judgePose(handled, poseAt(share));
  }
  return { share, judged };
};

const HAIR = 0.02;
const PARTS = [0.85, 0.7, 0.55, 0.4, 0.25, 0.1] as const;
const NARROWINGS = 4;

/** The furthest that it can come on this way; else what bars it when the throw has been cut to. */
const followWay = (handled: HandledMarch, poseAt: PoseAt): JudgedMarch => {
  const { share, judged } = shortenToThrow(handled, poseAt);
  if (isFree(judged)) return judged;
  const isFreeAt = (part: number): boolean => isFree(judgePose(handled, poseAt(part * share)));
  const [index, part] = [...PARTS.entries()].find(([, each]) => isFreeAt(each)) ?? [-1, 0];
  if (index < 0) return judged;
  const best = bisect(part, PARTS[index - 1] ?? 1, NARROWINGS, isFreeAt);
  return judgePose(handled, poseAt(best * share));
};

const LEAST = 0.1;

const isWorthMoving = ({ unit }: HandledMarch, { march: { to }, to: { facing } }: JudgedMarch): boolean =>
  measureMove(unit.elements, to) >= LEAST ||
  Math.abs(angleBetween(placeOf(unit.elements).facing, facing)) >= 1;

/**
 * As near as it can come to the point where it is held: turned as the player wants, else turned in part. If it
 * cannot move that way, the objection is kept.
 */
export const findNearestMarch = (handled: HandledMarch, goal: InchPose): JudgedMarch => {
  const turned = followWay(handled, wayTo(handled, goal, true));
  const isDone = isFree(turned) && isWorthMoving(handled, turned);
  if (isDone || angleBetween(placeOf(handled.unit.elements).facing, goal.facing) === 0) return turned;
  const partly = followWay(handled, wayTo(handled, goal, false));
  return isFree(partly) && isWorthMoving(handled, partly) ? partly : turned;
};
