import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import type { Level } from '@/lib/game/computer/levels';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Side } from '@/lib/game/document/scenario-base';
import type { RunSummary } from '@/lib/game/lab/summary';
import { type LevelStrengths, listDoubts, verdictOn } from '@/lib/game/lab/verdict';
import { nameIn } from './charts/win-share';
import styles from './lab.module.css';

interface VerdictProps {
  readonly summary: RunSummary;
  readonly sides: readonly Side[];
  readonly levels: readonly Level[];
  readonly strengths: LevelStrengths;
}

/** The figures in words, and what speaks against them. */
export const Verdict = ({ summary, sides, levels, strengths }: VerdictProps) => {
  const t = useTranslations('lab');
  const sentences = verdictOn(summary, seat => nameIn(sides, seat));
  return (
    <section className={styles.verdict}>
      <h2>{t('verdict.title')}</h2>
      <div>
        <p>
          <Sentences list={sentences} />
        </p>
        <Doubts levels={levels} strengths={strengths} />
        <p className={styles.caption}>{t('own-run')}</p>
        <details className={styles.asTable}>
          <summary>{t('help.title')}</summary>
          <p>{t('help.text', { release: ENGINE_RELEASE })}</p>
        </details>
      </div>
    </section>
  );
};

export const Sentences = ({ list }: { readonly list: readonly Sentence[] }) => {
  const say = useSay();
  return list.map(say).join(' ');
};

export const Doubts = ({ levels, strengths }: Pick<VerdictProps, 'levels' | 'strengths'>) => {
  const say = useSay();
  const doubts = listDoubts(levels, strengths);
  return doubts.length === 0 ? null : (
    <ul className={styles.doubts}>
      {doubts.map(doubt => (
        <li key={doubt.code}>{say(doubt)}</li>
      ))}
    </ul>
  );
};
