'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GENERATOR_VERSION } from '@/lib/dice/rng';
import type { Finding } from '@/lib/game/contract/finding';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { type BackRequest, findBackRequest } from '@/lib/game/play/session/back-request';
import {
  changeDice,
  dropAfter,
  type GameRecord,
  type GameSession,
  goToMoment,
  isSameStart,
  playAction,
  playersRecordOf,
  reopenSession,
  seatPlayer,
  setComment,
  switchBranch,
  syncFrom,
  takeBack,
  toGameRecord,
} from '@/lib/game/play/session/game-session';
import { playChain } from '@/lib/game/play/session/play-chain';
import type { Player, Players } from '@/lib/game/play/session/players';
import { optionsRecordOf } from '@/lib/game/play/session/start-options';
import { undoTarget } from '@/lib/game/play/session/undo-target';
import { archiveGame, onSavedInOtherTab, saveGame } from '@/lib/games/saved-games';

/** A game and what can be done with it. */
export interface GameControls {
  /** On this device, or by link: there the server judges, and nothing can be tried out. */
  readonly type: 'local' | 'remote';
  /** Whether a seat is decided for at this screen. */
  mayDecide(seat: string): boolean;
  readonly match: GameSession;
  /** Why the last request was refused. */
  readonly refusal: readonly Finding[];
  play(action: ActionBase): void;
  /** Plays a chain of choices as far as it is legal, and what follows from it without a decision. */
  playAll(actions: readonly ActionBase[]): void;
  refuse(findings: readonly Finding[]): void;
  /** Takes the last choice back, if the rules of taking back allow it; null: they do not. */
  readonly undo: (() => void) | null;
  /** The game before the last undo; null: nothing was undone, or the game has continued since. */
  readonly undone: UndoneGame | null;
  /** What may be requested where undo is not free any more; null: there is nothing to take back. */
  readonly backRequest: BackRequest | null;
  /** Others have agreed, or nobody has to. */
  takeBack(request: BackRequest): void;
  /** Shows another moment; what is chosen there begins a new branch. */
  goTo(at: number): void;
  /** From here on the dice come out differently. */
  throwAgain(): void;
  /** Who decides for a seat from here on. */
  seatPlayer(seat: string, player: Player): void;
  /** The same battle with new dice; the current game is archived. Without players: the same as now. */
  restart(players?: Players): void;
  comment(text: string): void;
  switchBranch(branch: number): void;
  /** Opens another game of the same battle; the current one is archived. False: not all of it fits. */
  open(record: GameRecord): boolean;
  /** Where it is kept on this device. */
  readonly place: string;
}

export interface UndoneGame {
  readonly match: GameSession;
  redo(): void;
}

export const createSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Nobody thinks longer than this: they were away. */
const AWAY = 10 * 60_000;

/** Milliseconds since the game last changed. */
const useStopwatch = (match: GameSession): (() => number) => {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the game restarts it.
  useEffect(() => {
    since.current = performance.now();
  }, [match]);
  return () => Math.min(AWAY, Math.round(performance.now() - since.current));
};

/** The same battle with new dice. */
const startRecord = (match: GameSession, players: Players): GameRecord => ({
  seed: createSeed(),
  generator: GENERATOR_VERSION,
  entries: [],
  ...playersRecordOf({ players }),
  ...optionsRecordOf(match),
});

/** A game that is saved at each change, and follows another tab that continues it. */
const useKeptGame = (opened: GameSession, place: string) => {
  const [match, setMatch] = useState(opened);
  useEffect(() => saveGame(place, toGameRecord(match)), [place, match]);
  useEffect(
    () =>
      onSavedInOtherTab(place, record =>
        setMatch(before => (isSameStart(record, before) ? syncFrom(before, record) : before)),
      ),
    [place],
  );
  return [match, setMatch] as const;
};

/** The game on the screen, why the last request was refused, and the games that undo left behind. */
const useShownGame = (opened: GameSession, place: string) => {
  const [match, setMatch] = useKeptGame(opened, place);
  const [refusal, setRefusal] = useState<readonly Finding[]>([]);
  const [undone, setUndone] = useState<readonly GameSession[]>([]);
  const replace = useCallback(
    (next: GameSession, undoneGames: readonly GameSession[] = []): void => {
      setMatch(next);
      setRefusal([]);
      setUndone(undoneGames);
    },
    [setMatch],
  );
  return { match, refusal, setRefusal, undone, replace };
};

type ShownGame = ReturnType<typeof useShownGame>;

const useUndo = (
  { match, undone, replace }: ShownGame,
  seats: readonly string[],
): Pick<GameControls, 'undo' | 'undone' | 'backRequest'> => {
  const back = useMemo(() => undoTarget(match), [match]);
  const isNewest = match.at === match.moments.length - 1;
  const backRequest = useMemo(
    () => (back === null && isNewest ? findBackRequest(match, seats) : null),
    [back, match, seats, isNewest],
  );
  const undo = (to: number): void => {
    if (isNewest) replace(dropAfter(match, to), [...undone, match]);
    else replace(goToMoment(match, to));
  };
  const last = undone.at(-1);
  return {
    undo: back === null ? null : () => undo(back),
    undone: last ? { match: last, redo: () => replace(last, undone.slice(0, -1)) } : null,
    backRequest,
  };
};

/** Every step is kept on this device at once. */
export const useGameSession = (
  opened: GameSession,
  place: string,
  seats: readonly string[],
): GameControls => {
  const shown = useShownGame(opened, place);
  const { match, refusal, setRefusal, replace } = shown;
  const taken = useStopwatch(match);
  const undo = useUndo(shown, seats);
  const open = (record: GameRecord): boolean => {
    archiveGame(place, toGameRecord(match));
    const { match: other, fitted } = reopenSession(match.rules, match.published, record);
    replace(other);
    return fitted === record.entries.length;
  };
  return {
    type: 'local',
    mayDecide: () => true,
    match,
    refusal,
    play: action => {
      const step = playAction(match, action, taken());
      if (step.type === 'played') replace(step.match);
      else setRefusal(step.findings);
    },
    playAll: actions => {
      const { match: next, findings } = playChain(match, actions, taken());
      if (next !== match) replace(next);
      setRefusal(findings);
    },
    refuse: setRefusal,
    ...undo,
    takeBack: ({ at, seat }) => replace(takeBack(match, at, seat)),
    goTo: at => replace(goToMoment(match, at)),
    throwAgain: () => replace(changeDice(match, createSeed())),
    seatPlayer: (seat, player) => replace(seatPlayer(match, seat, player)),
    restart: (players = match.players) => open(startRecord(match, players)),
    comment: text => replace(setComment(match, match.at, text)),
    switchBranch: branch => replace(switchBranch(match, branch)),
    open,
    place,
  };
};
