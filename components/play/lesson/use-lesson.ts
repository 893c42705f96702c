'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Target } from '@/lib/game/contract/about';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import {
  actionsOf,
  findStepBefore,
  findStepFor,
  isExpected,
  resolveActions,
  spotlightOf,
} from '@/lib/games/lessons/follow';
import type { Lesson, LessonStep } from '@/lib/games/lessons/lesson';
import type { PlayActions, PlayModel } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';

/** Why something does not answer yet. */
export interface NotYet {
  /** The first step that teaches it, counted from 1; null: it is not part of this lesson. */
  readonly comesIn: number | null;
}

/** A lesson under way, as the play screen needs it. */
export interface PlayGuide {
  readonly lesson: Lesson;
  readonly steps: readonly LessonStep[];
  /** The place of the current step. */
  readonly at: number;
  readonly step: LessonStep;
  /** The current targets; everything else says when it comes. */
  readonly spotlight: readonly Target[];
  readonly notYet: NotYet | null;
  /** Whether a chain of actions is what the step asks for. */
  accepts(actions: readonly ActionBase[]): boolean;
  refuse(target: Target | null): void;
  /** Does what the step asks for, and continues to the next. */
  next(): void;
  /** Null: this is the first step. */
  readonly back: (() => void) | null;
  /** The rest is played freely, against the computer. */
  leave(): void;
}

/** The moment in which each step begins: only the steps add moves to the game. */
const startsOf = (begin: number, steps: readonly LessonStep[]): readonly number[] => {
  const starts = [begin];
  for (const step of steps) starts.push((starts.at(-1) ?? begin) + actionsOf(step).length);
  return starts;
};

/** Follows the steps of a lesson; null: none is given, or the player has left it. */
export const useLesson = (
  game: GameControls,
  opened: GameSession,
  lesson: Lesson | null,
): PlayGuide | null => {
  const [at, setAt] = useState(0);
  const [notYet, setNotYet] = useState<NotYet | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const starts = useMemo(() => startsOf(opened.at, lesson?.steps ?? []), [opened, lesson]);
  const step = lesson?.steps[at];
  if (!lesson || !step || hasLeft) return null;
  const { match } = game;
  const before = findStepBefore(lesson.steps, at);
  const show = (next: number): void => {
    setNotYet(null);
    setAt(next);
  };
  return {
    lesson,
    steps: lesson.steps,
    at,
    step,
    spotlight: spotlightOf(step),
    notYet,
    accepts: actions =>
      step.type === 'order' && isExpected(match.rules, getCurrentMoment(match).state, step.expect, actions),
    refuse: target => {
      const later = target ? findStepFor(lesson.steps, at, target) : null;
      setNotYet({ comesIn: later === null ? null : later + 1 });
    },
    next: () => {
      const actions = actionsOf(step);
      if (actions.length > 0) game.playAll(resolveActions(match, actions));
      if (at + 1 < lesson.steps.length) show(at + 1);
      else setLeft(true);
    },
    back:
      before === -1
        ? null
        : () => {
            game.goTo(starts[before] ?? opened.at);
            show(before);
          },
    leave: () => setLeft(true),
  };
};

const isLit = (spotlight: readonly Target[], target: Target, model: PlayModel): boolean =>
  spotlight.some(lit => {
    if (lit.type === 'outline' || target.type === 'outline') return lit.type === target.type;
    if (lit.type === target.type) return lit.id === target.id || isSameGroup(model, lit, target);
    if (lit.type === 'piece' && target.type === 'place')
      return model.pieceOf.get(lit.id)?.space === target.id;
    return lit.type === 'place' && target.type === 'piece' && model.pieceOf.get(target.id)?.space === lit.id;
  });

const isSameGroup = ({ groups }: PlayModel, one: Target, other: Target): boolean =>
  one.type === 'piece' &&
  other.type === 'piece' &&
  groups.some(({ pieces }) => pieces.includes(one.id) && pieces.includes(other.id));

/** Orders go to the lesson instead of the game: only what it asks for is carried out. */
export const guideGame = (game: GameControls, guide: PlayGuide | null): GameControls => {
  if (!guide) return game;
  const playAll = (actions: readonly ActionBase[]): void =>
    guide.accepts(actions) ? guide.next() : guide.refuse(null);
  return {
    ...game,
    playAll,
    play: action => playAll([action]),
    undo: guide.back,
    undone: null,
    backRequest: null,
  };
};

/** Only what the spotlight shows can be chosen; everything else says when it comes. */
export const guidePlay = (
  play: PlayModel & PlayActions,
  guide: PlayGuide | null,
): PlayModel & PlayActions => {
  if (!guide) return play;
  const gated = (target: Target, act: () => void): void =>
    isLit(guide.spotlight, target, play) ? act() : guide.refuse(target);
  return {
    ...play,
    choosePiece: (id, hand) => gated({ type: 'piece', id }, () => play.choosePiece(id, hand)),
    chooseSpace: (id, hand) => gated({ type: 'place', id }, () => play.chooseSpace(id, hand)),
    chooseGroup: pieces => {
      const [first] = pieces;
      if (first !== undefined) gated({ type: 'piece', id: first }, () => play.chooseGroup(pieces));
    },
    chooseTarget: (target, hand) => {
      // A field of a place is lit where the place is.
      const named = target.orders.flatMap(index => play.orders[index]?.about.targets ?? []);
      const aim = named.find(each => isLit(guide.spotlight, each, play)) ?? target.target;
      gated(aim, () => play.chooseTarget(target, hand));
    },
    refuse: guide.refuse,
  };
};

/** A step that asks for a piece is done when the piece is chosen. */
export const useChosenPiece = (play: PlayModel, guide: PlayGuide | null): void => {
  const wanted = guide?.step.type === 'choose' ? guide.step.piece : null;
  const isChosen = wanted !== null && (play.chosen?.pieces.includes(wanted) ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the wanted piece is chosen.
  useEffect(() => {
    if (isChosen) guide?.next();
  }, [isChosen]);
};
