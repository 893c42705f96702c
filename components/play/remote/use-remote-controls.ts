'use client';

import { useMemo, useState } from 'react';
import { GENERATOR_VERSION } from '@/lib/dice/rng';
import { LEVELS } from '@/lib/game/computer/levels';
import type { Finding } from '@/lib/game/contract/finding';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { PERSON, type Player, type Players } from '@/lib/game/play/session/players';
import { findOrderToTakeBack } from '@/lib/game/remote/order-to-take-back';
import { makeReceivedRules } from '@/lib/game/remote/received-rules';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import type { SeatInfo } from '@/lib/games/remote/game-message';
import { findLastSeq, type RemoteGame } from '@/lib/games/remote/remote-game';
import type { GameControls } from '../session/use-game-session';
import { useFinishedGame, usePastBoards } from './use-past';
import type { RemoteConnection } from './use-remote-game';

const playerIn = ({ player, level }: SeatInfo): Player => {
  const known = LEVELS.find(other => other === level);
  return player === 'computer' && known ? { type: 'computer', level: known } : PERSON;
};

const playersOf = ({ info }: RemoteGame): Players =>
  Object.fromEntries(info.seats.map(seat => [seat.seat, playerIn(seat)]));

/** The viewer's seat; null: they watch. */
export const findOwnSeat = ({ info }: RemoteGame): string | null => (info.viewer === '' ? null : info.viewer);

/**
 * The same session that a game on this device has, built from the server's messages; it can be viewed, not tried
 * out.
 */
const useSession = (playable: PlayableScenario, remote: RemoteGame, at: number | null): GameSession => {
  const { state, moments, info } = remote;
  const rules = useMemo(
    () =>
      makeReceivedRules(playable.rules, {
        newest: state,
        seat: info.viewer === '' ? null : info.viewer,
        result: info.outcome?.result ?? null,
      }),
    [playable, state, info.viewer, info.outcome],
  );
  return useMemo(
    () => ({
      ...{ rules, scenario: playable.scenario, published: playable.scenario, options: {}, moments },
      ...{ seed: 0, generator: GENERATOR_VERSION },
      ...{ players: playersOf(remote), at: at ?? moments.length - 1, comments: [], branches: [] },
    }),
    [rules, playable, moments, remote, at],
  );
};

const doNothing = (): void => undefined;

/** What the play screen can do with a game by link: every order goes to the server, with the number of the last one seen. */
export const useRemoteControls = (
  playable: PlayableScenario,
  remote: RemoteGame,
  connection: RemoteConnection,
): { readonly controls: GameControls; readonly isRevealed: boolean } => {
  const [at, setAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<readonly Finding[]>([]);
  const [isSending, setSending] = useState(false);
  const last = remote.moments.length - 1;
  const shown = at === null || at >= last ? null : at;
  const told = useSession(playable, usePastBoards(remote, shown), shown);
  const finished = useFinishedGame(playable, remote);
  const match = finished ? { ...finished, players: told.players, at: told.at } : told;
  const seat = findOwnSeat(remote);
  const isRunning = remote.info.status === 'running';
  const back = useMemo(
    () => (seat === null || !isRunning ? null : findOrderToTakeBack(remote.entries, seat)),
    [remote.entries, seat, isRunning],
  );
  const sendOrder = async (actions: readonly ActionBase[]): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const answer = await connection.send('/orders', 'POST', { after: findLastSeq(remote), actions });
    setSending(false);
    setRefusal(answer.findings);
  };
  const askBack = (): void => {
    if (back)
      void connection.send('/requests', 'POST', { type: 'back', after: findLastSeq(remote), to: back.to });
  };
  const playAll = (actions: readonly ActionBase[]): void => {
    void sendOrder(actions);
  };
  const controls: GameControls = {
    type: 'remote',
    mayDecide: id => id === seat && isRunning && shown === null && !isSending,
    match,
    refusal,
    play: action => playAll([action]),
    playAll,
    refuse: setRefusal,
    undo: back?.isFree && shown === null ? askBack : null,
    undone: null,
    backRequest:
      back && !back.isFree && shown === null && seat !== null ? { at: back.to, seat, others: [] } : null,
    takeBack: askBack,
    goTo: wanted => setAt(wanted >= last ? null : Math.max(0, Math.trunc(wanted))),
    throwAgain: doNothing,
    seatPlayer: doNothing,
    restart: doNothing,
    comment: doNothing,
    switchBranch: doNothing,
    open: () => false,
    place: `by-link/${remote.info.id}`,
  };
  return { controls, isRevealed: finished !== null };
};
