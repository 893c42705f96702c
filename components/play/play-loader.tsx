'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { AnySystem } from '@/lib/game/game-system';
import { type Match, type MatchRecord, openMatch, reopen } from '@/lib/game/match';
import { readDocument } from '@/lib/systems/read-document';
import { keptRecord } from './kept-record';
import styles from './play.module.css';
import { PlayRoom } from './play-room';
import { unpacked } from './record-link';

interface PlayLoaderProps {
  readonly document: unknown;
  readonly title: string;
  /** What tells this version from all others. */
  readonly place: string;
  /** Where the battle itself is found. */
  readonly home: string;
}

interface Ready {
  readonly system: AnySystem;
  readonly match: Match;
  /** The link or the kept game did not fit to its end. */
  readonly isCut: boolean;
}

type Loaded = Ready | 'not-playable' | null;

/** Brings the rules into the browser, then the game: from the link, from this device, or a new one. */
export const PlayLoader = ({ document, title, place, home }: PlayLoaderProps) => {
  const words = useTranslations('play');
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isOn = true;
    void load(document, place).then(ready => isOn && setLoaded(ready));
    return () => {
      isOn = false;
    };
  }, [document, place]);
  if (loaded === null) return <p className={styles.waiting}>{words('loading')}</p>;
  if (loaded === 'not-playable') return <p className={styles.waiting}>{words('not-playable')}</p>;
  return (
    <>
      {loaded.isCut && (
        <p className={styles.cut} role="alert">
          {words('cut')}
        </p>
      )}
      <PlayRoom system={loaded.system} opened={loaded.match} place={place} title={title} home={home} />
    </>
  );
};

const load = async (document: unknown, place: string): Promise<Loaded> => {
  const read = await readDocument(document);
  if (read.type !== 'scenario' || read.checked.document === null || read.system.play === null)
    return 'not-playable';
  const { system, checked } = read;
  const [rules, scenario] = [read.system.play, checked.document];
  if (scenario === null) return 'not-playable';
  const record = await wishedRecord(place);
  if (!record) return { system, match: openMatch(rules, scenario, anySeed()), isCut: false };
  const { match, fitted } = reopen(rules, scenario, record);
  return { system, match, isCut: fitted < record.entries.length };
};

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

const wishedRecord = async (place: string): Promise<MatchRecord | null> => {
  const link = location.hash.slice(1);
  return link === '' ? keptRecord(place) : ((await unpacked(link)) ?? keptRecord(place));
};
