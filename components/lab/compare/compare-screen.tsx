import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { compareRuns, listComparisonVerdict, pairGames } from '@/lib/game/lab/compare';
import { summarizeRun } from '@/lib/game/lab/summary';
import { FEWEST_GAMES, type LevelStrengths } from '@/lib/game/lab/verdict';
import type { LabChoice } from '@/lib/games/lab/lab-choice';
import { estimateGames } from '@/lib/games/lab/run-plan';
import { composePlayQuery } from '@/lib/games/play-address';
import { nameIn, ShareBars } from '../charts/win-share';
import { ExportButtons } from '../export-buttons';
import styles from '../lab.module.css';
import { LabTitle } from '../lab-screen';
import { RunButtons, VariantSelect } from '../runs/lab-controls';
import type { LabSource, OpenedLab, useLabRuns } from '../runs/use-lab';
import { Doubts, Sentences } from '../verdict';
import { ChangedSeeds } from './changed-seeds';
import { CompareTable } from './compare-table';
import { DifferenceMap } from './difference-map';
import { RivalSelect } from './rival-select';

interface CompareScreenProps {
  readonly source: LabSource;
  readonly opened: OpenedLab;
  readonly title: string;
  readonly systemTitle: string;
  readonly home: string;
  readonly strengths: LevelStrengths;
  readonly choice: LabChoice;
  readonly runs: ReturnType<typeof useLabRuns>;
  onChange(changes: Partial<LabChoice>): void;
}

/** Two variants or versions on the same seeds: what is real, and what is noise. */
export const CompareScreen = (props: CompareScreenProps) => {
  const { source, opened, choice, runs, strengths } = props;
  const t = useTranslations('lab.compare');
  const { battle, context } = opened;
  const { sides } = battle.scenario;
  const [a, b] = [runs.gamesOf(runs.plans.first), runs.gamesOf(runs.plans.rival)];
  const comparison = useMemo(
    () => compareRuns(pairGames(a, b), context, seat => nameIn(sides, seat)),
    [a, b, context, sides],
  );
  const side = sides[0]?.name ?? '';
  const [headline, ...rest] = listComparisonVerdict(comparison, side, FEWEST_GAMES);
  const games = comparison.pairs.flatMap(pair => [pair.a, pair.b]);
  const pathOf = (variant: string | null): string =>
    `${source.playPath}${composePlayQuery({ variant, continues: false })}`;
  return (
    <div className={styles.compare}>
      <CompareHeader {...props} pairs={comparison.pairs.length} />
      <section className={styles.headline}>
        <h2>{headline && <Sentences list={[headline]} />}</h2>
        <p>
          <Sentences list={rest} />
        </p>
        <Doubts levels={Object.values(choice.levels)} strengths={strengths} />
      </section>
      <div className={styles.compareColumns}>
        <section>
          <h2>{t('who-wins')}</h2>
          {[a, b].map((own, index) => (
            <div key={index === 0 ? 'a' : 'b'} className={styles.levelShare}>
              <h3>{t(index === 0 ? 'a' : 'b')}</h3>
              {own.length > 0 && <ShareBars summary={summarizeRun(own, context)} sides={sides} />}
            </div>
          ))}
        </section>
        <div>
          <CompareTable figures={comparison.figures} />
          <div className={styles.details}>
            <DifferenceMap battle={battle} losses={comparison.losses} />
            <ChangedSeeds
              comparison={comparison}
              sides={sides}
              pathA={pathOf(choice.variant)}
              pathB={pathOf(variantOfRival(choice))}
            />
          </div>
          <ExportButtons
            name={`${source.place.replaceAll('/', '-')}-compared`}
            games={games}
            context={context}
          />
        </div>
      </div>
    </div>
  );
};

/** The variant that B is played in. */
const variantOfRival = ({ rival, variant }: LabChoice): string | null => {
  if (rival?.type === 'variant') return rival.id;
  return rival?.type === 'option' ? variant : null;
};

const CompareHeader = (props: CompareScreenProps & { readonly pairs: number }) => {
  const { opened, choice, runs, onChange, source, pairs } = props;
  const t = useTranslations('lab.compare');
  const done = runs.list.reduce((sum, plan) => sum + runs.gamesOf(plan).length, 0);
  const all = runs.list.reduce((sum, plan) => sum + estimateGames(plan, runs.gamesOf(plan)), 0);
  return (
    <header className={styles.compareHeader}>
      <LabTitle {...props} />
      <div className={styles.choices}>
        <h2 className="visually-hidden">{t('title')}</h2>
        <VariantSelect
          label={t('a')}
          value={choice.variant}
          variants={opened.variants}
          onChange={variant => onChange({ variant })}
        />
        <RivalSelect source={source} opened={opened} choice={choice} onChange={onChange} />
        <p className={styles.caption}>{t('pairs', { count: pairs })}</p>
      </div>
      <RunButtons controls={runs.controls} done={done} all={all} />
      <Button onClick={() => onChange({ rival: null })}>{t('close')}</Button>
    </header>
  );
};
