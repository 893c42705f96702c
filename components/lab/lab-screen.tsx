import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { summarizeRun } from '@/lib/game/lab/summary';
import type { LevelStrengths } from '@/lib/game/lab/verdict';
import { listOtherReadings } from '@/lib/games/lab/lab-battle';
import type { LabChoice } from '@/lib/games/lab/lab-choice';
import { estimateGames } from '@/lib/games/lab/run-plan';
import { composePlayQuery } from '@/lib/games/play-address';
import { LengthChart } from './charts/length-chart';
import { LossMap } from './charts/loss-map';
import { MarginChart } from './charts/margin-chart';
import { LevelShare, WinShare } from './charts/win-share';
import { CompareScreen } from './compare/compare-screen';
import { ExportButtons } from './export-buttons';
import { GameList } from './game-list';
import styles from './lab.module.css';
import { LabChoices, RunButtons } from './runs/lab-controls';
import { ServerRunSection } from './runs/server-run';
import { type LabSource, type OpenedLab, useLabBattle, useLabChoice, useLabRuns } from './runs/use-lab';
import { useUnitWorths } from './runs/use-unit-worths';
import { UnitTable } from './unit-table';
import { Verdict } from './verdict';

interface LabScreenProps {
  readonly source: LabSource;
  readonly opened: OpenedLab;
  readonly title: string;
  readonly systemTitle: string;
  readonly home: string;
  readonly variant: string | null;
  readonly strengths: LevelStrengths;
}

/** The lab: the settings on the left, the results on the right. */
export const LabScreen = (props: LabScreenProps) => {
  const { source, opened, variant } = props;
  const { choice, change } = useLabChoice(source.place, opened.seats, variant);
  const setup = useMemo(
    () => ({ document: source.document, variant: choice.variant, without: null }),
    [source.document, choice.variant],
  );
  const shown = useLabBattle(setup);
  const current = shown && shown.context.seats.length > 0 ? shown : opened;
  return (
    <OpenLab
      {...props}
      opened={{ ...current, variants: opened.variants }}
      choice={choice}
      onChange={change}
    />
  );
};

interface OpenLabProps extends LabScreenProps {
  readonly choice: LabChoice;
  onChange(changes: Partial<LabChoice>): void;
}

const OpenLab = (props: OpenLabProps) => {
  const { source, opened, choice, strengths } = props;
  const { battle, context } = opened;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const runs = useLabRuns(source, battle, choice, removed);
  const games = runs.gamesOf(runs.plans.first);
  const summary = useMemo(() => summarizeRun(games, context), [games, context]);
  const worths = useUnitWorths(battle, context, runs);
  if (choice.rival !== null) return <CompareScreen {...props} runs={runs} />;
  const { sides } = battle.scenario;
  const playPath = `${source.playPath}${composePlayQuery({ variant: choice.variant, continues: false })}`;
  return (
    <div className={styles.lab}>
      <LabSidebar {...props} runs={runs} games={games} summary={summary} playPath={playPath} />
      <div className={styles.results}>
        <div className={styles.charts}>
          <div>
            <WinShare summary={summary} sides={sides} />
            {choice.second !== null && (
              <LevelShare
                level={choice.second}
                summary={summarizeRun(runs.gamesOf(runs.plans.second), context)}
                sides={sides}
              />
            )}
          </div>
          <MarginChart summary={summary} sides={sides} handicap={context.handicap} />
          <LengthChart summary={summary} />
        </div>
        {games.length > 0 && (
          <div className={styles.details}>
            <LossMap battle={battle} summary={summary} games={games} sides={sides} playPath={playPath} />
            <UnitTable
              summary={summary}
              worths={worths.known}
              canMeasure={worths.canMeasure}
              onMeasure={unit => {
                setRemoved(before => [...before, unit]);
                runs.controls.start();
              }}
            />
          </div>
        )}
        <Verdict
          summary={summary}
          sides={sides}
          levels={Object.values(choice.levels)}
          strengths={strengths}
        />
      </div>
    </div>
  );
};

interface LabSidebarProps extends OpenLabProps {
  readonly runs: ReturnType<typeof useLabRuns>;
  readonly games: ReturnType<ReturnType<typeof useLabRuns>['gamesOf']>;
  readonly summary: ReturnType<typeof summarizeRun>;
  readonly playPath: string;
}

const LabSidebar = (props: LabSidebarProps) => {
  const { source, opened, choice, onChange, runs, games, summary, playPath } = props;
  const t = useTranslations('lab');
  const total = runs.list.reduce((sum, plan) => sum + runs.gamesOf(plan).length, 0);
  const all = runs.list.reduce((sum, plan) => sum + estimateGames(plan, runs.gamesOf(plan)), 0);
  const rival = firstRival(opened, source, choice);
  return (
    <aside className={styles.sidebar}>
      <LabTitle {...props} />
      <LabChoices choice={choice} seats={opened.seats} variants={opened.variants} onChange={onChange} />
      <RunButtons controls={runs.controls} done={total} all={all} />
      <GameList games={games} summary={summary} sides={opened.battle.scenario.sides} playPath={playPath} />
      {rival && <Button onClick={() => onChange({ rival })}>{t('compare.open')}</Button>}
      <ServerRunSection source={source} opened={opened} choice={choice} />
      <ExportButtons name={source.place.replaceAll('/', '-')} games={games} context={opened.context} />
    </aside>
  );
};

/** Null: there is nothing to compare with. */
const firstRival = (
  { battle, variants }: OpenedLab,
  { versions }: LabSource,
  { variant }: LabChoice,
): LabChoice['rival'] => {
  const other = variants.find(({ id }) => id !== variant);
  if (other) return { type: 'variant', id: other.id };
  const [n] = versions;
  if (n !== undefined) return { type: 'version', n };
  if (variant !== null) return { type: 'variant', id: null };
  const [reading] = listOtherReadings(battle);
  return reading ? { type: 'option', id: reading.id, choice: reading.choice } : null;
};

export const LabTitle = ({
  title,
  systemTitle,
  home,
}: Pick<LabScreenProps, 'title' | 'systemTitle' | 'home'>) => {
  const t = useTranslations('lab');
  return (
    <header>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.battle}>{t('of-battle', { title, system: systemTitle })}</p>
      <p>
        <PlainLink href={home}>{t('back')}</PlainLink>
      </p>
    </header>
  );
};
