'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { type Language, languageOf } from '@/lib/game/language';
import {
  type GameRecord,
  type GameSession,
  openSession,
  reopenSession,
} from '@/lib/game/play/session/game-session';
import type { Players } from '@/lib/game/play/session/players';
import { unpackGame } from '@/lib/games/game-link';
import { asksToContinue, composePlayQuery } from '@/lib/games/play-address';
import { gameKeyOf, type PlayableScenario, readPlayable } from '@/lib/games/playable-scenario';
import { archiveGame, isContinuedBy, loadSavedGame } from '@/lib/games/saved-games';
import styles from './play.module.css';
import { PlayScreen } from './play-screen';
import { createSeed } from './session/use-game-session';
import { StartCard } from './start/start-card';

interface PlayLoaderProps {
  /** Null while it is on its way. */
  readonly document: unknown;
  /** The battle's name, without that of a variant. */
  readonly title: string;
  /** What identifies this version. */
  readonly place: string;
  /** Where the battle itself is found. */
  readonly home: string;
  /** Where the files of the battle are found; null: it has none yet. */
  readonly files: string | null;
  /** The variant in the address; null: the battle itself. */
  readonly variant: string | null;
}

/** A notice about the game that was opened. */
type Notice = 'cut' | 'link-cut' | 'link-broken' | null;

interface OpenedCard {
  readonly type: 'card';
  readonly playable: PlayableScenario;
  /** A new game, not begun. */
  readonly match: GameSession;
  /** The game of this battle that is under way. */
  readonly record: GameRecord | null;
}

interface OpenedGame {
  readonly type: 'game';
  readonly playable: PlayableScenario;
  readonly match: GameSession;
  readonly notice: Notice;
}

type Loaded = { readonly type: 'not-playable' } | { readonly type: 'load-failed' } | OpenedCard | OpenedGame;

/** The address then leads back into the game: a reload continues it. */
const showAddress = (variant: string | null, continues: boolean): void =>
  history.replaceState(null, '', `${location.pathname}${composePlayQuery({ variant, continues })}`);

/** Loads what the address requests; while another variant loads, the card stays visible. */
const useLoaded = (document: unknown, place: string, asked: string | null) => {
  const language = languageOf(useLocale());
  const [variant, setVariant] = useState(asked);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (document === null) return;
    let isOn = true;
    const finish = (ready: Loaded): void => {
      if (!isOn) return;
      setLoaded(ready);
      if (ready.type === 'game') showAddress(variant, true);
    };
    loadGame(document, variant, gameKeyOf(place, variant), language).then(finish, (error: unknown) => {
      console.warn('the game could not be opened', error);
      finish({ type: 'load-failed' });
    });
    return () => {
      isOn = false;
    };
  }, [document, variant, place, language]);
  const chooseVariant = useCallback((chosen: string | null): void => {
    showAddress(chosen, false);
    setVariant(chosen);
  }, []);
  const openGame = useCallback(
    (game: OpenedGame): void => {
      showAddress(variant, true);
      setLoaded(game);
    },
    [variant],
  );
  return { variant, loaded, chooseVariant, openGame };
};

/** Loads the rules into the browser, then the game of the link or of this device; else the card that starts one. */
export const PlayLoader = ({ document, title, place, home, files, variant: asked }: PlayLoaderProps) => {
  const words = useTranslations('play');
  const { variant, loaded, chooseVariant, openGame } = useLoaded(document, place, asked);
  if (loaded === null || loaded.type === 'not-playable')
    return (
      <p className={styles.waiting} role="status">
        {words(loaded?.type ?? 'loading')}
      </p>
    );
  if (loaded.type === 'load-failed') return <LoadFailed />;
  const query = composePlayQuery({ variant, continues: false });
  const named = loaded.playable.variants.find(({ id }) => id === variant);
  const battle = {
    title: named ? `${title}: ${named.title}` : title,
    home: files === null ? home : `${home}${query}`,
  };
  if (loaded.type === 'game')
    return <LoadedGame game={loaded} place={gameKeyOf(place, variant)} {...battle} />;
  const { playable, match, record } = loaded;
  return (
    <StartCard
      {...{ playable, match, record, variant, ...battle }}
      battle={place}
      aid={files && `${files}/aid.pdf${query}`}
      onVariant={chooseVariant}
      onContinue={() => record && openGame(reopenGame(playable, record, null))}
      onStart={(players, options) => openGame(startGame(playable, match, players, options))}
    />
  );
};

/** A new game with the dice that are drawn already. */
const startGame = (
  playable: PlayableScenario,
  { rules, published, seed, generator }: GameSession,
  players: Players,
  options: StartOptions,
): OpenedGame => ({
  type: 'game',
  playable,
  match: { ...openSession(rules, published, seed, generator, options), players },
  notice: null,
});

interface LoadedGameProps {
  readonly game: OpenedGame;
  readonly place: string;
  readonly title: string;
  readonly home: string;
}

const LoadedGame = ({ game: { playable, match, notice }, ...battle }: LoadedGameProps) => {
  const words = useTranslations('play');
  return (
    <>
      {notice && (
        <p className={styles.cut} role="alert">
          {words(notice)}
        </p>
      )}
      <PlayScreen system={playable.system} opened={match} {...battle} />
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

const loadGame = async (
  document: unknown,
  variant: string | null,
  place: string,
  language: Language,
): Promise<Loaded> => {
  const playable = await readPlayable(document, variant, language);
  if (!playable) return { type: 'not-playable' };
  const match = openSession(playable.rules, playable.scenario, createSeed());
  const link = location.hash.slice(1);
  const own = loadSavedGame(place);
  if (link === '')
    return own && asksToContinue(location.search)
      ? reopenGame(playable, own, null)
      : { type: 'card', playable, match, record: own && own.entries.length > 0 ? own : null };
  const { record, notice } = await findLinkedRecord(link, place, match, own);
  return record ? reopenGame(playable, record, notice) : { type: 'game', playable, match, notice };
};

const reopenGame = (playable: PlayableScenario, record: GameRecord, notice: Notice): OpenedGame => {
  const { match, fitted } = reopenSession(playable.rules, playable.scenario, record);
  return { type: 'game', playable, match, notice: fitted < record.entries.length ? 'cut' : notice };
};

interface RequestedRecord {
  readonly record: GameRecord | null;
  readonly notice: Notice;
}

/** The game of the link, else the one saved here; a saved game is archived when a link opens another. */
const findLinkedRecord = async (
  link: string,
  place: string,
  begun: GameSession,
  own: GameRecord | null,
): Promise<RequestedRecord> => {
  const found = await unpackGame(link, begun);
  if (!found) return { record: own, notice: 'link-broken' };
  if (own && !isContinuedBy(own, found.record)) archiveGame(place, own);
  return { record: found.record, notice: found.isWhole ? null : 'link-cut' };
};
