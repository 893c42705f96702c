'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { planOrder } from '@/lib/editor/edits/map/board-edits';
import type { Planning, WorkedOutPlan } from '@/lib/game/contract/authoring/planning';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudio } from '../session/studio-context';
import styles from './plan-panel.module.css';

/** The page gets a turn after this many milliseconds of searching. */
const SLICE = 12;

const giveWay = (): Promise<void> => new Promise(done => setTimeout(done));

/** Runs a search to its end between the page's own work; null: nobody waits for it any more. */
const runInSlices = async <Result,>(
  search: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | null> => {
  for (let until = performance.now() + SLICE; !signal.aborted; ) {
    const { done, value } = search.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await giveWay();
    until = performance.now() + SLICE;
  }
  return null;
};

interface WorkOutPlanProps {
  readonly planning: Planning<ScenarioBase>;
  readonly scenario: ScenarioBase;
}

type Obstacles = WorkedOutPlan['obstacles'];

/** Searches for orders that lead to the set-up as drawn, and writes them or says what cannot be reached. */
export const WorkOutPlan = ({ planning, scenario }: WorkOutPlanProps) => {
  const say = useSay();
  const words = useTranslations('studio.plan');
  const { store } = useStudio();
  const [search, setSearch] = useState<ScenarioBase | null>(null);
  const [obstacles, setObstacles] = useState<{ readonly of: ScenarioBase; readonly list: Obstacles } | null>(
    null,
  );
  useEffect(() => {
    if (search === null) return;
    const stop = new AbortController();
    void runInSlices(planning.workOut(search), stop.signal).then(found => {
      if (found === null) return;
      setSearch(null);
      setObstacles({ of: search, list: found.obstacles });
      if (found.changes.length > 0) store.update(state => planOrder(state, found.changes));
    });
    return () => stop.abort();
  }, [search, planning, store]);
  // The search is for the set-up as it was: an edit ends it.
  if (search !== null && search !== scenario) setSearch(null);
  return (
    <>
      <Button disabled={search !== null} onClick={() => setSearch(scenario)}>
        {words(search === null ? 'work-out' : 'working-out')}
      </Button>
      {obstacles?.of === scenario && obstacles.list.length > 0 && (
        <div role="status" className={styles.obstacles}>
          <b>{words('no-plan')}</b>
          <ul>
            {withKeys(obstacles.list, item => JSON.stringify(item.words)).map(({ key, item }) => (
              <li key={key}>
                {say(item.words)} <StudioRuleLink rule={item.rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
