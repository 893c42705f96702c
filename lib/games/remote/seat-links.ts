import { z } from 'zod';
import { parseJson } from '@/lib/documents/text/parse-json';
import { readItem, writeItem } from '../device-storage';

/** The server keeps only hashes of seat links: who began the game keeps the links on their device. */
export type SeatTokens = Readonly<Record<string, string>>;

const keyOf = (game: string): string => `battlewright.seat-links.${game}`;

const tokensSchema = z.record(z.string(), z.string());

export const loadSeatTokens = (game: string): SeatTokens =>
  tokensSchema.safeParse(parseJson(readItem(keyOf(game)) ?? '{}')).data ?? {};

export const saveSeatTokens = (game: string, tokens: SeatTokens): void =>
  writeItem(keyOf(game), JSON.stringify(tokens));

export const saveSeatToken = (game: string, seat: string, token: string): SeatTokens => {
  const tokens = { ...loadSeatTokens(game), [seat]: token };
  saveSeatTokens(game, tokens);
  return tokens;
};
