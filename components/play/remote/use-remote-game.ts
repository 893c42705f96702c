'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openConnection } from '@/lib/games/remote/connection';
import { type GameAnswer, sendToGame } from '@/lib/games/remote/game-client';
import type { GameMessage } from '@/lib/games/remote/game-message';
import { wantsNotices } from '@/lib/games/remote/notices';
import { findLastSeq, type RemoteGame, receiveMessage } from '@/lib/games/remote/remote-game';
import type { ConnectionStatus } from '@/lib/live/event-connection';

/** A game by link, as it comes from the server, and how to send to it. */
export interface RemoteConnection {
  /** Null until the first message. */
  readonly game: RemoteGame | null;
  readonly status: ConnectionStatus;
  /** The reason why the last request was refused; null: it was not. */
  readonly error: string | null;
  /** Sends something and applies the answer. */
  send(path: string, method: 'POST' | 'PUT', content: unknown): Promise<GameAnswer>;
  receive(message: GameMessage): void;
  /** Another viewer: everything is loaded again. */
  restart(): void;
}

export const useRemoteGame = (id: string): RemoteConnection => {
  const [game, setGame] = useState<RemoteGame | null>(null);
  const [status, setStatus] = useState<ConnectionStatus>('connecting');
  const [error, setError] = useState<string | null>(null);
  const known = useRef<RemoteGame | null>(null);
  const connection = useRef<ReturnType<typeof openConnection> | null>(null);
  const receive = useCallback((message: GameMessage): void => {
    const next = receiveMessage(known.current, message);
    known.current = next;
    if (next) setGame(next);
    else connection.current?.restart();
  }, []);
  useEffect(() => {
    const made = openConnection({
      id,
      known: () => ({
        seq: known.current ? findLastSeq(known.current) : -1,
        talk: known.current?.talk.at(-1)?.n ?? 0,
      }),
      onMessage: receive,
      onStatus: setStatus,
      asksWhileHidden: wantsNotices,
    });
    connection.current = made;
    return () => made.close();
  }, [id, receive]);
  const send = useCallback(
    async (path: string, method: 'POST' | 'PUT', content: unknown): Promise<GameAnswer> => {
      const answer = await sendToGame(`/${id}${path}`, method, content);
      setError(answer.error);
      if (answer.message) receive(answer.message);
      return answer;
    },
    [id, receive],
  );
  const restart = useCallback((): void => {
    known.current = null;
    connection.current?.restart();
  }, []);
  return useMemo(
    () => ({ game, status, error, send, receive, restart }),
    [game, status, error, send, receive, restart],
  );
};
