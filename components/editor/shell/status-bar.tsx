'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { isChecked } from '@/lib/editor/check-worker/reducer';
import { firstKeyOf } from '@/lib/editor/commands/registry';
import { isShown, openDialog, toggleAllPanels, togglePanel } from '@/lib/editor/session/panels';
import type { StudioState } from '@/lib/editor/session/state';
import { countAllFindings } from '@/lib/game/contract/finding';
import { useMeasure } from '../canvas/tools/ruler';
import { useRunCommand } from '../commands/use-command-context';
import { useFormatChord } from '../commands/use-format-chord';
import { SeverityIcon } from '../findings/severity-icon';
import {
  TrailingPane,
  useInteraction,
  usePanels,
  useStudio,
  useStudioState,
} from '../session/studio-context';
import { FactsLine } from './facts';
import styles from './status-bar.module.css';

const ChevronIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={isOpen ? 'M3 6l5 5 5-5' : 'M3 10l5-5 5 5'} fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

const isAsking = (state: StudioState): boolean =>
  !isChecked(state) && state.derived.checkedDocument === undefined;

/** How many problems there are; pressed, it lists them. */
export const ProblemsButton = () => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const findings = useStudioState(({ derived }) => derived.findings);
  const unlisted = useStudioState(({ derived }) => derived.unlisted);
  const isWaiting = useStudioState(isAsking);
  const isOpen = useStudioState(state => isShown(state, 'problems'));
  const { errors, warnings } = countAllFindings({ findings, unlisted });
  return (
    <Button
      look="bare"
      className={styles.problems}
      aria-expanded={isOpen}
      aria-live="polite"
      onClick={() => store.update(state => togglePanel(state, 'problems'))}
    >
      {isWaiting && <span>{words('findings.asking')}</span>}
      {!isWaiting && errors + warnings === 0 && <b data-severity="none">{words('findings.none')}</b>}
      {errors > 0 && (
        <b data-severity="error">
          <span aria-hidden="true">
            <SeverityIcon severity="error" />
          </span>
          {words('findings.errors', { count: errors })}
        </b>
      )}
      {warnings > 0 && (
        <b data-severity="warning">
          <span aria-hidden="true">
            <SeverityIcon severity="warning" />
          </span>
          {words('findings.warnings', { count: warnings })}
        </b>
      )}
      <ChevronIcon isOpen={isOpen} />
    </Button>
  );
};

type ToolHint = 'text' | 'draw' | 'measure' | 'area' | 'line' | 'point';

/** What the tool does on a press: null where every place explains itself. */
const hintFor = ({ tool, rules }: StudioState): ToolHint | null => {
  if (tool.type === 'annotate') return tool.kind === 'text' ? 'text' : 'draw';
  if (tool.type !== 'brush') return tool.type === 'measure' ? 'measure' : null;
  const on = rules.system.palette.brushes.find(({ id }) => id === tool.brush)?.on;
  return on === 'area' || on === 'line' || on === 'point' ? on : null;
};

/** The measured distance, the last refusal, what the tool does, or what lies under the pointer. */
const InSight = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const notice = useStudioState(state => state.notice);
  const under = useInteraction(state => state.under);
  const described = useStudioState(({ derived, selection }) => {
    const space = under ?? selection.space;
    return derived.words.find(words => words.space === space);
  });
  const measure = useMeasure();
  const hints = useTranslations('canvas.hint');
  const hint = useStudioState(hintFor);
  if (measure) return <output>{measure}</output>;
  if (notice) return <output>{words(`notice.${notice}`)}</output>;
  if (hint) return <output>{hints(hint)}</output>;
  if (!described) return <output />;
  return <output>{[described.title, ...described.sentences].map(say).join(' · ')}</output>;
};

export const ZoomTools = () => {
  const words = useTranslations('studio');
  const run = useRunCommand();
  const zoom = useInteraction(state => Math.round(state.zoom * 100));
  return (
    <div className={styles.zoom}>
      <Button look="bare" aria-label={words('board.zoom-out')} onClick={() => run('zoom-out')}>
        −
      </Button>
      <span>{words('board.zoom', { percent: zoom })}</span>
      <Button look="bare" aria-label={words('board.zoom-in')} onClick={() => run('zoom-in')}>
        +
      </Button>
      <Button look="bare" onClick={() => run('fit')}>
        {words('board.fit')}
      </Button>
    </div>
  );
};

export const HideButton = () => {
  const formatChord = useFormatChord();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const areHidden = usePanels(({ called }) => called !== null);
  return (
    <Button look="bare" className={styles.hide} onClick={() => store.update(toggleAllPanels)}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>
      {words(areHidden ? 'slips.show-all' : 'slips.hide-all')}{' '}
      <kbd>{formatChord(firstKeyOf('hide-panels') ?? '')}</kbd>
    </Button>
  );
};

/** One line at the foot: problems, figures, what lies under the pointer, how large the map is. */
export const StatusBar = () => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const hasFacts = useStudioState(({ derived }) => derived.facts.length > 0);
  return (
    <footer className={styles.bar}>
      <ProblemsButton />
      <div className={styles.facts}>
        <TrailingPane pane="facts">
          <FactsLine />
        </TrailingPane>
        {hasFacts && (
          <Button
            look="bare"
            className={styles.all}
            onClick={() => store.update(state => openDialog(state, 'facts'))}
          >
            {words('facts.all')}
          </Button>
        )}
      </div>
      <InSight />
      <ZoomTools />
      <HideButton />
    </footer>
  );
};
