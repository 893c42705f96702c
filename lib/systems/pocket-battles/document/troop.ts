import { z } from 'zod';
import { SYMBOL_NAMES } from '@/lib/drawing/counters/symbols';
import { idSchema } from '@/lib/game/document/scenario-base';
import { TRAITS } from '../vocabulary';

const face = z.number().int().min(1).max(6);

/** 2.1 – What is printed on a troop tile. */
export const troopSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(30).describe('Tiles of one name count together where an army is limited.'),
  symbol: z.enum(SYMBOL_NAMES).describe('The picture on the tile.'),
  engagementDice: z.array(face).max(6).describe('Black dice: the faces that hit in an engagement.'),
  shootingDice: z.array(face).max(6).describe('White dice: the faces that hit in shooting.'),
  deploymentPoints: z.number().int().min(0).max(40),
  formation: z.number().int().min(1).max(10).describe('The most troops that a unit with this tile may have.'),
  woundPoints: z.number().int().min(1).max(6).describe('How many wounds remove it.'),
  traits: z.array(z.enum(TRAITS)).max(TRAITS.length),
  count: z.number().int().min(1).max(30).describe('How many such tiles there are.'),
  reconstructed: z.boolean().optional().describe('The printed tile is not known; these figures are ours.'),
  found: z.array(z.string().max(60)).max(10).optional().describe('What of a reconstructed tile is sourced.'),
});

export type Troop = z.infer<typeof troopSchema>;

export const unitSchema = z.strictObject({
  id: idSchema,
  troops: z.array(idSchema).min(1).max(10).describe('Ids of tiles; the first lies on top of the stack.'),
});
