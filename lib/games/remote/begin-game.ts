import { z } from 'zod';
import type { StartChoice } from '../start-choice';
import { sendToGame } from './game-client';
import { saveSeatTokens } from './seat-links';

interface NewLinkGame {
  /** Under which games of the battle are kept on this device. */
  readonly place: string;
  readonly variant: string | null;
  readonly seats: readonly string[];
  readonly choice: StartChoice;
  /** The seat of the person who begins. */
  readonly own: string;
}

const VERSION = /^(.+)\/v\/(\d+)$/;

const battleAt = (place: string) => {
  const version = VERSION.exec(place);
  return version
    ? { slug: version[1] ?? '', n: Number(version[2]) }
    : { draft: place.replace(/^draft\//, '') };
};

const seatChoice = ({ choice, own }: NewLinkGame, seat: string) => {
  if (seat === own) return { type: 'me' };
  // A random draw may give the person who begins the seat of a friend, who then gets theirs.
  const isFriends = choice.friends.includes(seat) || (choice.drawsLots && seat === choice.seat);
  return isFriends ? { type: 'link' } : { type: 'computer', level: choice.level };
};

const begun = z.object({ id: z.string(), tokens: z.record(z.string(), z.string()) });

export type BegunGame =
  | { readonly id: string; readonly error: null }
  | { readonly id: null; readonly error: string };

/** Begins a game on the server; the links of its seats are kept on this device. */
export const beginLinkGame = async (game: NewLinkGame): Promise<BegunGame> => {
  const { place, variant, seats, choice } = game;
  const answer = await sendToGame('', 'POST', {
    battle: battleAt(place),
    variant,
    options: choice.options,
    seats: Object.fromEntries(seats.map(seat => [seat, seatChoice(game, seat)])),
    paceDays: choice.paceDays,
    onTimeout: choice.onTimeout,
  });
  const made = begun.safeParse(answer.body).data;
  if (!made) return { id: null, error: answer.error ?? 'unreachable' };
  saveSeatTokens(made.id, made.tokens);
  return { id: made.id, error: null };
};
