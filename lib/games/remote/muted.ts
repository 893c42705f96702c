import { z } from 'zod';
import { parseJson } from '@/lib/documents/text/parse-json';
import { readItem, writeItem } from '../device-storage';

/** Whose messages this device hides in a game, by the number of their first message. */
export type Muted = readonly number[];

const keyOf = (game: string): string => `battlewright.muted.${game}`;

const mutedSchema = z.array(z.number()).max(2000);

export const loadMuted = (game: string): Muted =>
  mutedSchema.safeParse(parseJson(readItem(keyOf(game)) ?? '[]')).data ?? [];

export const saveMuted = (game: string, author: number, isMuted: boolean): Muted => {
  const others = loadMuted(game).filter(other => other !== author);
  const muted = isMuted ? [...others, author] : others;
  writeItem(keyOf(game), JSON.stringify(muted));
  return muted;
};
