import { z } from 'zod';
import { idSchema } from '@/lib/game/document/scenario-base';
import { ARMS, CITIES } from '../vocabulary';

const arms = z.array(z.enum(ARMS)).max(2);

/** What is printed on a location tile. */
export const locationSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(40),
  controller: z.enum(CITIES).describe('The city whose defeat it is when the place is lost.'),
  rounds: z.array(z.enum(ARMS)).min(1).max(2).describe('Which arm fights first, and which second.'),
  points: z.number().int().min(1).max(20).describe('Victory points.'),
  militia: arms.describe('Arms in which the defender is one stronger.'),
  rebels: arms.describe('Arms in which the attacker is one stronger.'),
  site: z
    .tuple([z.number().min(0).max(1000), z.number().min(0).max(1000)])
    .optional()
    .describe('Where its roundel lies on the map.'),
});
export type Location = z.infer<typeof locationSchema>;
