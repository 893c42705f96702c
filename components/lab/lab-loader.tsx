'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { LevelStrengths } from '@/lib/game/lab/verdict';
import styles from './lab.module.css';
import { LabScreen } from './lab-screen';
import { type LabSource, useLabBattle } from './runs/use-lab';

interface LabLoaderProps {
  readonly document: unknown;
  readonly title: string;
  readonly systemTitle: string;
  readonly place: string;
  /** Where the battle itself is found. */
  readonly home: string;
  readonly playPath: string;
  readonly variant: string | null;
  /** Published versions that it can be compared with, and where they lie. */
  readonly versions: readonly { readonly n: number; readonly path: string }[];
  readonly strengths: LevelStrengths;
  /** Null: a draft. */
  readonly published: LabSource['published'];
}

const loadJson = async (path: string): Promise<unknown> => {
  const answer = await fetch(path);
  return answer.ok ? answer.json() : null;
};

const useSource = ({ document, place, playPath, versions, published }: LabLoaderProps): LabSource => {
  const loadVersion = useCallback(
    async (n: number): Promise<unknown> => {
      const version = versions.find(other => other.n === n);
      return version ? loadJson(version.path) : null;
    },
    [versions],
  );
  return useMemo(
    () => ({ document, place, playPath, loadVersion, versions: versions.map(({ n }) => n), published }),
    [document, place, playPath, loadVersion, versions, published],
  );
};

/** Brings the rules into the browser; then the lab. */
export const LabLoader = (props: LabLoaderProps) => {
  const t = useTranslations('lab');
  const { document, title, systemTitle, home, variant, strengths } = props;
  const source = useSource(props);
  const setup = useMemo(
    () => (document === null ? null : { document, variant: null, without: null }),
    [document],
  );
  const opened = useLabBattle(setup);
  if (!opened)
    return (
      <p className={styles.waiting} role="status">
        {t(opened === false ? 'not-playable' : 'loading')}
      </p>
    );
  return <LabScreen {...{ source, opened, title, systemTitle, home, variant, strengths }} />;
};
