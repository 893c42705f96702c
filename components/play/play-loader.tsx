'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { AnySystem } from '@/lib/game/game-system';
import { type Match, type MatchRecord, openMatch, reopen } from '@/lib/game/match';
import { isPartOf, keptRecord, setAside } from './kept-record';
import styles from './play.module.css';
import { PlayRoom } from './play-room';
import { placeOfGame, readPlayable } from './played-scenario';
import { unpacked } from './record-link';

interface PlayLoaderProps {
  readonly document: unknown;
  readonly title: string;
  /** What tells this version from all others. */
  readonly place: string;
  /** Where the battle itself is found. */
  readonly home: string;
  /** Which variant of the battle is played; null: the battle itself. */
  readonly variant: string | null;
}

/** What the player must be told about the game that was opened. */
type Notice = 'cut' | 'link-cut' | 'link-broken' | null;

interface Ready {
  readonly system: AnySystem;
  readonly match: Match;
  readonly notice: Notice;
}

type Loaded = Ready | 'not-playable' | 'load-failed' | null;

/** Brings the rules into the browser, then the game: from the link, from this device, or a new one. */
export const PlayLoader = ({ document, title, place: battle, home, variant }: PlayLoaderProps) => {
  const words = useTranslations('play');
  const place = placeOfGame(battle, variant);
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isOn = true;
    const tell = (ready: Loaded): void => {
      if (isOn) setLoaded(ready);
    };
    load(document, variant, place).then(tell, (error: unknown) => {
      console.warn('the game could not be opened', error);
      tell('load-failed');
    });
    return () => {
      isOn = false;
    };
  }, [document, variant, place]);
  if (loaded === null || loaded === 'not-playable')
    return (
      <p className={styles.waiting} role="status">
        {words(loaded ?? 'loading')}
      </p>
    );
  if (loaded === 'load-failed') return <LoadFailed />;
  return (
    <>
      {loaded.notice && (
        <p className={styles.cut} role="alert">
          {words(loaded.notice)}
        </p>
      )}
      <PlayRoom system={loaded.system} opened={loaded.match} place={place} title={title} home={home} />
    </>
  );
};

const LoadFailed = () => {
  const words = useTranslations('play');
  return (
    <div className={styles.cut} role="alert">
      <p>{words('load-failed')}</p>
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        {words('try-again')}
      </button>
    </div>
  );
};

const load = async (document: unknown, variant: string | null, place: string): Promise<Loaded> => {
  const playable = await readPlayable(document, variant);
  if (!playable) return 'not-playable';
  const { system, rules, scenario } = playable;
  const begun = openMatch(rules, scenario, anySeed());
  const { record, notice } = await wishedRecord(place, begun);
  if (!record) return { system, match: begun, notice };
  const { match, fitted } = reopen(rules, scenario, record);
  return { system, match, notice: fitted < record.entries.length ? 'cut' : notice };
};

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface Wished {
  readonly record: MatchRecord | null;
  readonly notice: Notice;
}

/** The game of the link, else the one that is kept here; one's own game makes room for another's and is set aside. */
const wishedRecord = async (place: string, begun: Match): Promise<Wished> => {
  const link = location.hash.slice(1);
  const own = keptRecord(place);
  if (link === '') return { record: own, notice: null };
  const found = await unpacked(link, begun);
  if (!found) return { record: own, notice: 'link-broken' };
  if (own && !isPartOf(own, found.record)) setAside(place, own);
  return { record: found.record, notice: found.isWhole ? null : 'link-cut' };
};
