'use client';

import { useEffect, useState } from 'react';
import { GENERATOR_VERSION } from '@/lib/dice/rng';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { isUnknownState, makeReceivedRules } from '@/lib/game/remote/received-rules';
import { replayRecord } from '@/lib/game/remote/replay';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import { fetchBoards, fetchRecord } from '@/lib/games/remote/fetch-past';
import { addBoards, type RemoteGame } from '@/lib/games/remote/remote-game';

/** A game with the boards of its past, which are fetched when they are looked at. */
export const usePastBoards = (game: RemoteGame, at: number | null): RemoteGame => {
  const [boards, setBoards] = useState<Parameters<typeof addBoards>[1]>([]);
  const { id, viewer } = game.info;
  const known = boards.length === 0 ? game : addBoards(game, boards);
  const wanted = at !== null && isUnknownState(known.moments[at]?.state) ? at : null;
  useEffect(() => {
    if (wanted === null) return;
    let isOn = true;
    fetchBoards(id, wanted).then(
      found => isOn && setBoards(before => [...before, ...found]),
      (error: unknown) => console.warn('the board could not be fetched', error),
    );
    return () => {
      isOn = false;
    };
  }, [id, wanted]);
  // Another viewer saw other boards.
  useEffect(() => {
    if (viewer !== undefined) setBoards([]);
  }, [viewer]);
  return known;
};

/** A finished game as it truly was; null while it is not over, or cannot be replayed. */
export const useFinishedGame = (playable: PlayableScenario, game: RemoteGame): GameSession | null => {
  const [finished, setFinished] = useState<GameSession | null>(null);
  const { id, status, outcome } = game.info;
  useEffect(() => {
    if (status !== 'over') return;
    let isOn = true;
    fetchRecord(id).then(
      record => {
        const { scenario } = playable;
        const moments = replayRecord(playable.rules, scenario, record);
        if (!isOn || !moments) return;
        // Whoever resigned or ran out of time has lost, regardless of the last board. What is still on the screen was told in words.
        const known = { newest: moments.at(-1)?.state, seat: null, result: outcome?.result ?? null };
        const rules = makeReceivedRules(playable.rules, known);
        setFinished({
          ...{ rules, scenario, published: scenario, options: {}, players: {}, moments },
          ...{ seed: 0, generator: GENERATOR_VERSION },
          ...{ at: moments.length - 1, comments: [], branches: [] },
        });
      },
      (error: unknown) => console.warn('the record could not be fetched', error),
    );
    return () => {
      isOn = false;
    };
  }, [id, status, outcome, playable]);
  return finished;
};
