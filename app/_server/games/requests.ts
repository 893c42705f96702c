import { z } from 'zod';
import type { GameResult } from '@/lib/game/contract/play-rules';
import { findOrderToTakeBack } from '@/lib/game/remote/order-to-take-back';
import { entryFor } from '@/lib/game/remote/viewer-entry';
import type { GameOutcome, GameRequests } from '@/lib/games/remote/game-message';
import { FORMER_PLAYER } from '@/lib/store/games/former-player';
import { type GameSeat, type GameWithSeats, updateGame } from '@/lib/store/games/games';
import { readEntriesByViewer, readStateAfter } from '@/lib/store/games/moves';
import { handToComputer, returnToSeat } from '@/lib/store/games/seats';
import { MOST_COUNTED } from '../rate-limits/most-counted';
import { getStore } from '../store';
import { notifyGame } from './bus';
import { computeNextDeadline, isOutOfTime } from './clock';
import { driveGame, takeBack } from './play-order';

const count = z.number().int().min(0).max(MOST_COUNTED);

/** What a player may want beside giving orders. */
export const gameRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('back'), after: count, to: count }),
  z.strictObject({ type: z.literal('offer-draw') }),
  z.strictObject({ type: z.literal('agree'), to: z.enum(['back', 'draw']) }),
  z.strictObject({ type: z.literal('refuse'), to: z.enum(['back', 'draw']) }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('return') }),
]);

type GameRequest = z.infer<typeof gameRequest>;

/** Null: done; else why not. */
type Refusal = 'late-order' | 'nothing-asked' | 'cannot-take-back' | 'not-out-of-time' | null;

interface Asked {
  readonly found: GameWithSeats;
  readonly own: GameSeat;
  readonly user: string;
  readonly client: string;
}

const requestsOf = ({ found }: Asked): GameRequests => JSON.parse(found.game.requests);

/** Other persons who still decide for themselves. */
const othersOf = ({ found, own }: Asked): readonly string[] =>
  found.seats.filter(({ seat, player }) => player === 'person' && seat !== own.seat).map(({ seat }) => seat);

const change = async ({ found }: Asked, changes: Parameters<typeof updateGame>[2]): Promise<Refusal> => {
  const isDone = await updateGame(await getStore(), found, changes);
  if (!isDone) return 'late-order';
  await notifyGame(found.game.id, found.seats);
  return null;
};

const setRequests = (asked: Asked, requests: GameRequests): Promise<Refusal> =>
  change(asked, { requests: JSON.stringify(requests) });

/** Undo is free until dice fall or something hidden is seen; then all other persons must agree, and the computer always does. */
const askBack = async (
  asked: Asked,
  { after, to }: Extract<GameRequest, { type: 'back' }>,
): Promise<Refusal> => {
  const { game } = asked.found;
  if (game.seq !== after) return 'late-order';
  const entriesByViewer = await readEntriesByViewer(await getStore(), game.id, -1);
  const back = findOrderToTakeBack(
    entriesByViewer.map(byViewer => entryFor(byViewer, asked.own.seat)),
    asked.own.seat,
  );
  if (!back || back.to !== to) return 'cannot-take-back';
  if (back.isFree || othersOf(asked).length === 0) return goBack(asked, { by: asked.own.seat, to });
  return setRequests(asked, { ...requestsOf(asked), back: { by: asked.own.seat, to, agreed: [] } });
};

const goBack = async (
  { found, client }: Asked,
  { by, to }: { readonly by: string; readonly to: number },
): Promise<Refusal> => {
  const state = await readStateAfter(await getStore(), found.game.id, to);
  if (state === null) return 'cannot-take-back';
  const outcome = await takeBack(found, { seat: by, state, to }, client);
  return outcome.type === 'played' ? null : 'late-order';
};

/** One more has agreed; when all have, it is done. */
const agree = async (asked: Asked, to: 'back' | 'draw'): Promise<Refusal> => {
  const { own, found } = asked;
  const requests = requestsOf(asked);
  const request = requests[to];
  if (!request || request.by === own.seat) return 'nothing-asked';
  const agreed = [...new Set([...request.agreed, own.seat])];
  const isAgreed = othersOf(asked).every(seat => seat === request.by || agreed.includes(seat));
  if (!isAgreed) return setRequests(asked, { ...requests, [to]: { ...request, agreed } });
  if (to === 'back' && requests.back) return goBack(asked, requests.back);
  return endGame(asked, {
    type: 'drawn',
    result: resultOf(found, [found.seats.map(({ seat }) => seat)], 'drawn'),
  });
};

const refuse = (asked: Asked, to: 'back' | 'draw'): Promise<Refusal> => {
  const { [to]: refused, ...others } = requestsOf(asked);
  return refused ? setRequests(asked, others) : Promise.resolve('nothing-asked');
};

const endGame = (asked: Asked, outcome: GameOutcome): Promise<Refusal> =>
  change(asked, { status: 'over', outcome: JSON.stringify(outcome), requests: '{}', deadline: null });

/** How a game ended without the rules ending it; the reason is stored beside it. */
const resultOf = (
  { seats }: GameWithSeats,
  ranking: GameResult['ranking'],
  why: 'drawn' | 'resigned' | 'claimed',
  seat = '',
): GameResult => {
  const side = seats.find(other => other.seat === seat)?.side ?? '';
  return { ranking, scores: {}, grade: { code: `by-link.outcome.${why}`, values: { side } } };
};

/** Of two the other wins; where there are more, the computer plays on for whoever gives up. */
const resign = async (asked: Asked): Promise<Refusal> => {
  const { found, own } = asked;
  const others = found.seats.filter(({ seat }) => seat !== own.seat).map(({ seat }) => seat);
  if (others.length === 1)
    return endGame(asked, {
      ...{ type: 'resigned', by: own.seat },
      result: resultOf(found, [others, [own.seat]], 'resigned', own.seat),
    });
  await handToComputer(await getStore(), found.game.id, own.seat, FORMER_PLAYER.level);
  await notifyGame(found.game.id, found.seats);
  driveGame(found.game.id);
  return null;
};

/** If the players agreed so, a player may claim the win from an opponent whose time has run out. */
const claim = async (asked: Asked): Promise<Refusal> => {
  const { found, own } = asked;
  const { game, seats } = found;
  const awaited: readonly string[] = JSON.parse(game.awaits);
  const store = await getStore();
  const mayClaim =
    game.on_timeout === 'claim' && isOutOfTime(store.now(), game.deadline) && !awaited.includes(own.seat);
  if (!mayClaim) return 'not-out-of-time';
  const late = seats.filter(({ seat }) => awaited.includes(seat)).map(({ seat }) => seat);
  const winners = seats.filter(({ seat }) => !awaited.includes(seat)).map(({ seat }) => seat);
  const result = resultOf(found, [winners, late], 'claimed', late[0]);
  return endGame(asked, { type: 'claimed', by: own.seat, result });
};

/** A player whose seat was handed to the computer takes it back. */
const comeBack = async (asked: Asked): Promise<Refusal> => {
  const { found, user } = asked;
  const store = await getStore();
  if (!(await returnToSeat(store, found.game.id, user))) return 'nothing-asked';
  await notifyGame(found.game.id, found.seats);
  return null;
};

export const handleRequest = (asked: Asked, request: GameRequest): Promise<Refusal> => {
  switch (request.type) {
    case 'back':
      return askBack(asked, request);
    case 'offer-draw':
      return othersOf(asked).length === 0
        ? Promise.resolve('nothing-asked')
        : setRequests(asked, { ...requestsOf(asked), draw: { by: asked.own.seat, agreed: [] } });
    case 'agree':
      return agree(asked, request.to);
    case 'refuse':
      return refuse(asked, request.to);
    case 'resign':
      return resign(asked);
    case 'claim':
      return claim(asked);
    case 'return':
      return comeBack(asked);
  }
};

/** If the players agreed so, the computer plays on for a player whose time has run out. */
export const handOverLateSeats = async (found: GameWithSeats): Promise<void> => {
  const { game, seats } = found;
  const store = await getStore();
  if (game.status !== 'running' || game.on_timeout !== 'computer') return;
  if (!isOutOfTime(store.now(), game.deadline)) return;
  const awaited: readonly string[] = JSON.parse(game.awaits);
  if (!(await updateGame(store, found, { deadline: computeNextDeadline(store.now(), game.pace_days) })))
    return;
  for (const { seat, player } of seats)
    if (player === 'person' && awaited.includes(seat))
      await handToComputer(store, game.id, seat, FORMER_PLAYER.level);
  await notifyGame(game.id, seats);
  driveGame(game.id);
};
