import { z } from 'zod';
import type { Change } from '@/lib/documents/change';
import { type MarkerEntry, type Scenario, scenarioSchema, type TroopEntry } from '../document/scenario';
import { isSpace } from '../vocabulary';
import { findFreeId } from './piece-ids';

const playerShape = scenarioSchema.shape.players.element.shape;

const clipSchema = z.strictObject({
  clip: z.literal('perikles'),
  players: z
    .array(
      z.strictObject({
        side: z.number().int().min(0).max(4),
        influence: playerShape.influence,
        troops: playerShape.troops,
      }),
    )
    .max(5),
});
type Clip = z.infer<typeof clipSchema>;

/** Cubes and counters of each player, by seat. */
export const copy = ({ players }: Scenario, pieceIds: readonly string[]): Clip => ({
  clip: 'perikles',
  players: players.map(({ influence, troops }, side) => ({
    side,
    influence: influence.filter(({ id }) => pieceIds.includes(id)),
    troops: troops.filter(({ id }) => pieceIds.includes(id)),
  })),
});

type Pasted = MarkerEntry | TroopEntry;

/** Copies from the space of the first land in the given one; the others keep their own. */
export const paste = (scenario: Scenario, clip: unknown, space: string | null): readonly Change[] | null => {
  const read = clipSchema.safeParse(clip);
  if (!read.success) return null;
  const all: readonly Pasted[] = read.data.players.flatMap(({ influence, troops }) => [
    ...influence,
    ...troops,
  ]);
  const origin = all.find(({ at }) => at !== undefined)?.at;
  const target = space !== null && isSpace(space) ? space : undefined;
  const taken: string[] = [];
  const renewed = <Item extends Pasted>({ at, ...item }: Item): object => {
    const id = findFreeId(scenario, item.id, taken);
    taken.push(id);
    const landing = at === origin ? (target ?? at) : at;
    return { ...item, id, ...(landing === undefined ? {} : { at: landing }) };
  };
  return read.data.players
    .filter(({ side }) => side < scenario.players.length)
    .flatMap(({ side, influence, troops }): readonly Change[] => [
      ...influence.map(
        (item): Change => ({ op: 'add', path: ['players', side, 'influence', '-'], value: renewed(item) }),
      ),
      ...troops.map(
        (item): Change => ({ op: 'add', path: ['players', side, 'troops', '-'], value: renewed(item) }),
      ),
    ]);
};
