'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import type { ForceRow } from '@/lib/game/document/roster';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import styles from './start.module.css';

const MOST_COUNTERS = 7;
const MOST_NAMES = 5;

/** Troops of one name are counted together; where the name is only the side's own, by kind. */
const countNames = (rows: readonly ForceRow[], side: string, say: Say): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name, words, count } of rows) {
    const told = name === side ? say(words) : name;
    counts.set(told, (counts.get(told) ?? 0) + count);
  }
  return counts;
};

const distinctFaces = (rows: readonly ForceRow[]): readonly ForceRow['face'][] => [
  ...new Map(
    rows.map(({ face }) => [JSON.stringify([face.symbol, face.darts, face.numeral]), face]),
  ).values(),
];

interface ArmyProps {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly seat: string;
}

/** A side's troops at a glance: some of its counters, and its first names. */
export const ArmyOfSide = ({ system, scenario, seat }: ArmyProps) => {
  const words = useTranslations('start.side');
  const say = useSay();
  const rows = useMemo(
    () => system.documents.scenario.roster(scenario).find(table => table.seat === seat)?.rows ?? [],
    [system, scenario, seat],
  );
  const side = scenario.sides.find(({ id }) => id === seat)?.name ?? '';
  const names = [...countNames(rows, side, say)].map(([name, count]) =>
    count > 1 ? words('several', { name, count }) : name,
  );
  const rest = names.length - MOST_NAMES;
  const told = rest > 1 ? [...names.slice(0, MOST_NAMES), words('more', { count: rest })] : names;
  return (
    <>
      <span className={styles.counters}>
        {distinctFaces(rows)
          .slice(0, MOST_COUNTERS)
          .map(face => (
            <Counter key={JSON.stringify(face)} face={face} size={38} margin={1} />
          ))}
      </span>
      <span className={styles.troops}>{told.join(', ')}</span>
    </>
  );
};
