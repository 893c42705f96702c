import { z } from 'zod';
import { parseJson } from '@/lib/documents/text/parse-json';
import { AVAILABLE_LEVELS, LEVELS, type Level } from '@/lib/game/computer/levels';
import type { Seat } from '@/lib/game/contract/game-system';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { PERSON, type Player, type Players } from '@/lib/game/play/session/players';
import { readItem, writeItem } from './device-storage';

/** How a player wants to begin a battle. */
export interface StartChoice {
  readonly seat: string;
  /** The seat is drawn by lot instead. */
  readonly drawsLots: boolean;
  readonly level: Level;
  /** Seats that other people at this screen take; the computer has the rest. */
  readonly friends: readonly string[];
  /** What the book leaves to the players; options that are not named are as the battle has them. */
  readonly options: StartOptions;
  /** The other people are not at this screen: they get a link. */
  readonly isByLink: boolean;
  /** Of a game by link: days for a turn; null: live. */
  readonly paceDays: 1 | 3 | 7 | null;
  readonly onTimeout: 'computer' | 'claim';
}

const choiceSchema = z.object({
  seat: z.string(),
  drawsLots: z.boolean(),
  level: z.enum(LEVELS),
  friends: z.array(z.string()).max(20),
  options: z.record(z.string().max(60), z.string().max(60)).optional(),
  isByLink: z.boolean().default(false),
  paceDays: z
    .union([z.literal(1), z.literal(3), z.literal(7)])
    .nullable()
    .default(null),
  onTimeout: z.enum(['computer', 'claim']).default('computer'),
});

const keyOf = (battle: string): string => `battlewright.start.${battle}`;

const DEFAULT_LEVEL: Level = 'steady';

/** What was chosen before, as far as it still fits; else the first side against the computer. */
export const parseStartChoice = (
  text: string,
  seats: readonly Seat[],
  levels: readonly Level[] = AVAILABLE_LEVELS,
): StartChoice => {
  const kept = choiceSchema.safeParse(parseJson(text)).data;
  const isSeat = (id: string): boolean => seats.some(seat => seat.id === id);
  const level = kept?.level ?? DEFAULT_LEVEL;
  return {
    seat: kept && isSeat(kept.seat) ? kept.seat : (seats[0]?.id ?? ''),
    drawsLots: kept?.drawsLots ?? false,
    level: levels.includes(level) ? level : DEFAULT_LEVEL,
    friends: kept?.friends.filter(isSeat) ?? [],
    options: kept?.options ?? {},
    isByLink: kept?.isByLink ?? false,
    paceDays: kept?.paceDays ?? null,
    onTimeout: kept?.onTimeout ?? 'computer',
  };
};

/** How a link to the start card names a choice: a side, and where the others sit. */
const ASKED = { side: 'as', others: 'with' } as const;
export const WITH_OTHERS = { byLink: 'link', here: 'screen' } as const;

export const composeStartQuery = ({
  side,
  others,
}: {
  readonly side?: string;
  readonly others?: string;
}): string =>
  new URLSearchParams({
    ...(side === undefined ? {} : { [ASKED.side]: side }),
    ...(others === undefined ? {} : { [ASKED.others]: others }),
  }).toString();

/** The address takes precedence over the last choice. */
export const withAskedChoice = (choice: StartChoice, search: string, seats: readonly Seat[]): StartChoice => {
  const asked = new URLSearchParams(search);
  const side = seats.find(({ id }) => id === asked.get(ASKED.side))?.id;
  const others = asked.get(ASKED.others);
  const seat = side ?? choice.seat;
  return {
    ...choice,
    seat,
    drawsLots: side === undefined && choice.drawsLots,
    ...(others === WITH_OTHERS.byLink ? { isByLink: true } : {}),
    ...(others === WITH_OTHERS.here
      ? { isByLink: false, friends: seats.map(({ id }) => id).filter(id => id !== seat) }
      : {}),
  };
};

/** Choices are remembered for each battle. */
export const loadStartChoice = (
  battle: string,
  seats: readonly Seat[],
  levels: readonly Level[],
): StartChoice => parseStartChoice(readItem(keyOf(battle)) ?? '', seats, levels);

export const saveStartChoice = (battle: string, choice: StartChoice): void =>
  writeItem(keyOf(battle), JSON.stringify(choice));

/** The seats that are not the player's own. */
export const listOtherSeats = (
  seats: readonly Seat[],
  { seat }: Pick<StartChoice, 'seat'>,
): readonly Seat[] => seats.filter(({ id }) => id !== seat);

/** The seat of the person who begins; `lot` is a number from 0 up to 1. */
export const seatOfBeginner = (choice: StartChoice, seats: readonly Seat[], lot: number): string =>
  (choice.drawsLots ? seats[Math.floor(lot * seats.length)]?.id : choice.seat) ?? choice.seat;

/** Who sits where; `lot` is a number from 0 up to 1. */
export const toPlayers = (choice: StartChoice, seats: readonly Seat[], lot: number): Players => {
  const own = seatOfBeginner(choice, seats, lot);
  const isFriendly =
    choice.drawsLots && listOtherSeats(seats, choice).every(({ id }) => choice.friends.includes(id));
  const playerAt = (id: string): Player =>
    id === own || isFriendly || choice.friends.includes(id)
      ? PERSON
      : { type: 'computer', level: choice.level };
  return Object.fromEntries(seats.map(({ id }) => [id, playerAt(id)]));
};
