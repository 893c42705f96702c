import { z } from 'zod';
import { idSchema } from '@/lib/game/document/scenario-base';
import { VICTORY_LEVELS } from '../vocabulary';
import { hexRanges, hexSchema } from './board-schema';

export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3])[0-5]\d$/)
  .describe('The name of a turn, such as 0700.');

const side = idSchema;
const points = z.number().int().min(-50).max(50);

/** Rules of single scenarios, by name, so that a designer can use them in other battles. */
export const traitSchema = z.discriminatedUnion('trait', [
  z
    .strictObject({
      trait: z.literal('fog'),
      from: timeSchema,
      to: timeSchema,
      limit: z.number().int().min(1).max(20),
    })
    .describe('24.2.3 – Sight ends after so many hexes in these turns.'),
  z.strictObject({ trait: z.literal('heat') }).describe('25.3.4 – Moving and fighting wear an army out.'),
  z
    .strictObject({ trait: z.literal('river-in-column') })
    .describe('25.3.6 – Rivers are crossed in column or over a bridge only.'),
  z
    .strictObject({
      trait: z.literal('passivity'),
      patient: side.describe('Loses 2 on a 6.'),
      weary: side.describe('Loses 2 on the first 5 or 6, later 2 on a 5 and 3 on a 6.'),
      floor: z.number().int().min(0).max(40).describe('The weary army never falls below this by passivity.'),
    })
    .describe('23.4.4 – Waiting costs morale until the first combat.'),
  z
    .strictObject({
      trait: z.literal('advance'),
      side,
      bonus: z.number().int().min(1).max(20),
      ceiling: z.number().int().min(1).max(99).describe('The bonus never lifts the army above this.'),
      freeAt: z.number().int().min(0).max(40).describe('At this morale or less no throw is needed (23.4.2).'),
      turns: z.number().int().min(1).max(20).describe('Turns until the goal must be reached.'),
      goals: z.array(idSchema).max(10).describe('Ids of towns to reach.'),
      units: z.number().int().min(1).max(20).describe('Infantry units that must reach them or the enemy.'),
      leave: hexRanges.describe('Hexes that the whole army must have left.'),
    })
    .describe('23.4 – An army without a commander awakes on a 1 and may declare an advance.'),
  z
    .strictObject({
      trait: z.literal('surprise'),
      turn: timeSchema,
      side: side.describe('The side that surprises.'),
      modifier: z.number().int().min(1).max(6),
    })
    .describe('23.5.2 – Added to its throws in that turn and taken from those of the enemy.'),
  z
    .strictObject({
      trait: z.literal('compulsory-march'),
      turn: timeSchema,
      side,
      wings: z.array(idSchema).min(1).max(20),
      artillery: z.boolean(),
      towards: hexSchema,
      hexes: z.number().int().min(1).max(10),
    })
    .describe('23.5.1 – These wings must march straight on in that turn.'),
  z
    .strictObject({
      trait: z.literal('guns-below'),
      side,
    })
    .describe('23.5 – Artillery does not stand on top of a stack at the start.'),
  z
    .strictObject({
      trait: z.literal('entry'),
      side,
      zone: idSchema,
      wings: z.array(idSchema).max(20).optional().describe('All wings when not said.'),
      gunsPerWing: z.number().int().min(0).max(20).optional().describe('No limit when not said.'),
      inColumn: z.enum(['always', 'when-effective']),
    })
    .describe('24.2.2, 26.3 – Wings enter by a zone in any turn.'),
  z
    .strictObject({
      trait: z.literal('arrival'),
      side,
      wing: idSchema,
      artillery: z.array(idSchema).max(10),
      town: idSchema,
      chances: z
        .array(z.strictObject({ turn: timeSchema, upTo: z.number().int().min(1).max(6) }))
        .min(1)
        .max(30)
        .describe('The throws that bring the wing, turn by turn; 6 is automatic.'),
      costAfter: z
        .number()
        .int()
        .min(0)
        .max(9)
        .optional()
        .describe('Price of activation once it is there (26.3.1).'),
    })
    .describe('26.3.3 – A wing that comes on a throw.'),
  z
    .strictObject({
      trait: z.literal('reinforcements'),
      side,
      turn: timeSchema,
      pieces: z.array(idSchema).min(1).max(40),
      at: hexSchema,
    })
    .describe('26.4.1 – These pieces enter in that turn.'),
]);
export type Trait = z.infer<typeof traitSchema>;
export type TraitName = Trait['trait'];

/** 22.1 – Points beyond the losses of the enemy. */
export const victoryPointSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hold-towns'),
    side,
    points,
    towns: z.array(idSchema).min(1).max(10).describe('At any one of these.'),
    units: z.number().int().min(1).max(20),
  }),
  z.strictObject({ kind: z.literal('rout-baggage'), side, points }),
  z.strictObject({
    kind: z.literal('line-of-retreat'),
    side,
    points,
    town: idSchema,
    leaders: z.number().int().min(1).max(20),
  }),
]);
export type VictoryPoint = z.infer<typeof victoryPointSchema>;

const condition = z.strictObject({
  side,
  is: z.enum(['demoralised', 'broken', 'not-demoralised']),
});

export const victoryLevelSchema = z.strictObject({
  side,
  level: z.enum(VICTORY_LEVELS),
  requires: z.array(condition).max(4),
  atLeast: points.optional().describe('Points of the first side less those of the second: at least.'),
  atMost: points.optional().describe('Points of the first side less those of the second: at most.'),
  moraleAtMost: z.strictObject({ side, value: z.number().int().min(-20).max(99) }).optional(),
  moraleAbove: side.optional().describe('Its own morale is higher than that of this side.'),
});
export type VictoryLevelRule = z.infer<typeof victoryLevelSchema>;
