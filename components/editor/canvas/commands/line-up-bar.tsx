'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { isLiningUp, moveLineUp, showLineUp, stretchLineUp } from '@/lib/editor/deploy/deploy-edits';
import {
  HORSE_PLACES,
  LINE_SHAPES,
  type LineUpOptions,
  MOST_GAP,
  USUAL_LINE,
} from '@/lib/editor/deploy/deploy-request';
import { useRunCommand } from '../../commands/use-command-context';
import { useStudio, useStudioState } from '../../session/studio-context';
import styles from '../pieces/deploy.module.css';
import { useShownLine } from '../pieces/line-handles';

interface OptionProps {
  readonly options: LineUpOptions;
  readonly choose: (part: Partial<LineUpOptions>) => void;
}

const LineChoice = ({ options, choose }: OptionProps) => {
  const words = useTranslations('deploy.line');
  return (
    <fieldset className={styles.choices} aria-label={words('lines')}>
      {LINE_SHAPES.map(lines => (
        <Button
          key={lines}
          look="bare"
          aria-pressed={options.lines === lines}
          onClick={() => choose({ lines })}
        >
          {words(lines)}
        </Button>
      ))}
    </fieldset>
  );
};

const HorseChoice = ({ options, choose }: OptionProps) => {
  const words = useTranslations('deploy.line');
  return (
    <label className={styles.option}>
      {words('horse')}
      <select
        value={options.horse}
        onChange={({ target }) => {
          const horse = HORSE_PLACES.find(place => place === target.value);
          if (horse) choose({ horse });
        }}
      >
        {HORSE_PLACES.map(horse => (
          <option key={horse} value={horse}>
            {words(`on-${horse}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

const GapChoice = ({ options: { gap }, choose }: OptionProps) => {
  const words = useTranslations('deploy.line');
  const isTable = useStudioState(({ derived }) => derived.position?.board.kind === 'table');
  return (
    <span className={styles.option}>
      {words('gap')}
      <IconButton label={words('less')} disabled={gap === 0} onClick={() => choose({ gap: gap - 1 })}>
        −
      </IconButton>
      <output>{isTable ? words('inches', { count: gap / 2 }) : words('spaces', { count: gap })}</output>
      <IconButton label={words('more')} disabled={gap === MOST_GAP} onClick={() => choose({ gap: gap + 1 })}>
        +
      </IconButton>
    </span>
  );
};

/** The same as dragging an end of the line, by buttons. */
const WidthChoice = () => {
  const words = useTranslations('deploy.line');
  const { store } = useStudio();
  const line = useShownLine();
  const widen = (steps: number): void => {
    if (line) store.update(state => stretchLineUp(state, line.widen(steps)));
  };
  return (
    <span className={styles.option}>
      {words('width')}
      <IconButton label={words('narrower')} disabled={!line} onClick={() => widen(-1)}>
        −
      </IconButton>
      <IconButton label={words('wider')} disabled={!line} onClick={() => widen(1)}>
        +
      </IconButton>
    </span>
  );
};

/** A click on a space lays the line through it. */
const useLineAtClick = (): void => {
  const { store } = useStudio();
  useEffect(
    () =>
      store.subscribe(
        ({ selection }) => selection.space,
        space => space !== null && store.update(state => moveLineUp(state, space)),
      ),
    [store],
  );
};

const OpenBar = () => {
  const words = useTranslations('deploy.line');
  const run = useRunCommand();
  const { store } = useStudio();
  const request = useStudioState(({ deploying }) => deploying?.request);
  const left = useStudioState(({ deploying }) => deploying?.answer?.proposal.left.length ?? 0);
  useLineAtClick();
  const main = useRef<HTMLButtonElement>(null);
  // Enter deploys, wherever the bar was opened from.
  useEffect(() => main.current?.focus(), []);
  const options = request?.how === 'line-up' ? request.options : USUAL_LINE;
  const choose = (part: Partial<LineUpOptions>): void =>
    store.update(state => showLineUp(state, { ...options, ...part }));
  return (
    <section className={styles.bar} aria-label={words('title')}>
      <p role="status">
        <strong>{words('title')}</strong> {words('count', { count: request?.pieces.length ?? 0 })}
        {left > 0 && <small> {words('left', { count: left })}</small>}
      </p>
      <LineChoice options={options} choose={choose} />
      <HorseChoice options={options} choose={choose} />
      <GapChoice options={options} choose={choose} />
      <WidthChoice />
      <Button ref={main} look="main" onClick={() => run('apply')}>
        {words('deploy')} <kbd>{words('deploy-key')}</kbd>
      </Button>
      <Button onClick={() => run('release')}>
        {words('cancel')} <kbd>{words('cancel-key')}</kbd>
      </Button>
    </section>
  );
};

/** Over the map while a line of battle is shown. */
export const LineUpBar = () => (useStudioState(isLiningUp) ? <OpenBar /> : null);
