'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { type GameRecord, type GameSession, openSession, reopenSession } from '@/lib/game/play/game-session';
import { unpackGame } from '@/lib/games/game-link';
import { gameKeyOf, readPlayable } from '@/lib/games/playable-scenario';
import { archiveGame, isContinuedBy, loadSavedGame } from '@/lib/games/saved-games';
import styles from './play.module.css';
import { PlayScreen } from './play-screen';

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
  readonly match: GameSession;
  readonly notice: Notice;
}

type Loaded = Ready | 'not-playable' | 'load-failed' | null;

/** Brings the rules into the browser, then the game: from the link, from this device, or a new one. */
export const PlayLoader = ({ document, title, place: battle, home, variant }: PlayLoaderProps) => {
  const words = useTranslations('play');
  const place = gameKeyOf(battle, variant);
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isOn = true;
    const tell = (ready: Loaded): void => {
      if (isOn) setLoaded(ready);
    };
    loadGame(document, variant, place).then(tell, (error: unknown) => {
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
      <PlayScreen system={loaded.system} opened={loaded.match} place={place} title={title} home={home} />
    </>
  );
};

const LoadFailed = () => {
  const words = useTranslations('play');
  return (
    <div className={styles.cut} role="alert">
      <p>{words('load-failed')}</p>
      <Button onClick={() => location.reload()}>{words('try-again')}</Button>
    </div>
  );
};

const loadGame = async (document: unknown, variant: string | null, place: string): Promise<Loaded> => {
  const playable = await readPlayable(document, variant);
  if (!playable) return 'not-playable';
  const { system, rules, scenario } = playable;
  const begun = openSession(rules, scenario, newSeed());
  const { record, notice } = await findRequestedRecord(place, begun);
  if (!record) return { system, match: begun, notice };
  const { match, fitted } = reopenSession(rules, scenario, record);
  return { system, match, notice: fitted < record.entries.length ? 'cut' : notice };
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface RequestedRecord {
  readonly record: GameRecord | null;
  readonly notice: Notice;
}

/** The game of the link, else the one that is kept here; one's own game makes room for another's and is set aside. */
const findRequestedRecord = async (place: string, begun: GameSession): Promise<RequestedRecord> => {
  const link = location.hash.slice(1);
  const own = loadSavedGame(place);
  if (link === '') return { record: own, notice: null };
  const found = await unpackGame(link, begun);
  if (!found) return { record: own, notice: 'link-broken' };
  if (own && !isContinuedBy(own, found.record)) archiveGame(place, own);
  return { record: found.record, notice: found.isWhole ? null : 'link-cut' };
};
