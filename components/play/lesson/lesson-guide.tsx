'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { usePlay } from '../session/play-model';
import styles from './lesson.module.css';
import type { PlayGuide } from './use-lesson';

interface LessonGuideProps {
  readonly guide: PlayGuide;
  readonly system: string;
}

/** The step as a card over the board: what to do, and ways on, back and out. */
export const LessonGuide = ({ guide, system }: LessonGuideProps) => {
  const words = useTranslations('lesson');
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const { at, steps, step } = guide;
  const text = (part: 'title' | 'text'): string => words(`${system}.steps.${step.id}.${part}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out from its beginning.
  useEffect(() => card.current?.focus({ preventScroll: true }), [at]);
  return (
    <section ref={card} className={styles.card} aria-labelledby={heading} tabIndex={-1}>
      <p className={styles.count}>
        <span>{words('step', { number: at + 1, count: steps.length })}</span>
        <Dots at={at} count={steps.length} />
      </p>
      <h2 id={heading}>{text('title')}</h2>
      <p>{text('text')}</p>
      {guide.notYet && (
        <p className={styles.notYet} role="alert">
          <strong>{words('not-yet')}</strong>{' '}
          {guide.notYet.comesIn === null
            ? words('not-here')
            : words('comes-in', { number: guide.notYet.comesIn })}
        </p>
      )}
      <LessonButtons guide={guide} />
    </section>
  );
};

const LessonButtons = ({ guide }: { readonly guide: PlayGuide }) => {
  const words = useTranslations('lesson');
  const play = usePlay();
  const { at, steps, step, back } = guide;
  /** Selecting a piece moves on by itself. */
  const goOn = (): void => (step.type === 'choose' ? play.choosePiece(step.piece, 'key') : guide.next());
  const isLast = at === steps.length - 1;
  const nextWords = (): string => {
    if (isLast) return words('finish');
    if (step.type === 'watch') return words('watch');
    return words(step.type === 'read' ? 'next' : 'do-it');
  };
  return (
    <div className={styles.buttons}>
      <Button disabled={back === null} onClick={back ?? undefined}>
        {words('back')}
      </Button>
      <Button look={step.type === 'read' || step.type === 'watch' ? 'main' : 'plain'} onClick={goOn}>
        {nextWords()}
      </Button>
      {!isLast && (
        <Button look="quiet" onClick={guide.leave}>
          {words('leave')}
        </Button>
      )}
    </div>
  );
};

const stateOf = (place: number, at: number): 'done' | 'now' | 'open' => {
  if (place === at) return 'now';
  return place < at ? 'done' : 'open';
};

const Dots = ({ at, count }: { readonly at: number; readonly count: number }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place.
      <i key={index} data-state={stateOf(index, at)} />
    ))}
  </span>
);

/** How many steps are shown before and after the current one: more would push the orders away. */
const BEFORE = 1;
const AFTER = 3;

/** Where the lesson stands: the step that is done, the one to do, and the next. */
export const LessonSteps = ({ guide, system }: LessonGuideProps) => {
  const words = useTranslations('lesson');
  const first = Math.max(0, Math.min(guide.at - BEFORE, guide.steps.length - BEFORE - AFTER));
  return (
    <section className={styles.list} aria-label={words('steps')}>
      <h3>{words(`${system}.title`)}</h3>
      <p>{words('fixed-dice')}</p>
      <ol start={first + 1}>
        {guide.steps.slice(first, first + BEFORE + AFTER).map(({ id }, place) => (
          <li
            key={id}
            data-state={stateOf(first + place, guide.at)}
            aria-current={first + place === guide.at ? 'step' : undefined}
          >
            <span aria-hidden="true">{first + place < guide.at ? '✓' : first + place + 1}</span>
            {words(`${system}.steps.${id}.title`)}
          </li>
        ))}
      </ol>
    </section>
  );
};
