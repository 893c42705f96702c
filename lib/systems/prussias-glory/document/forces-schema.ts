import { z } from 'zod';
import { idSchema } from '@/lib/game/document/scenario-base';
import { DOCTRINES, GROUP_KINDS, LEADER_TRAITS, NATIONS, RESTRICTIONS, UNIT_TRAITS } from '../vocabulary';

const name = z.string().min(1).max(60);

/** 2.1 – Strength, morale, movement; a mark for each shock point, brackets for exhausted strength. */
export const fightingCodeSchema = z
  .string()
  .regex(/^(\(\d{1,2}\)|\d{1,2})'{0,3}-\d-\d{1,2}$/)
  .describe("Strength-morale-movement: 8-6-3; 6''-7-6 has two shock points; (3)-3-3 is exhausted.");

/** 2.2 – Bombardment strength at one, two and three hexes. */
export const gunCodeSchema = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}-\d{1,2}$/)
  .describe('Bombardment strength at one, two and three hexes: 8-5-3.');

const source = z.enum(['book', 'partly', 'reconstructed']);

export const profileSchema = z
  .discriminatedUnion('arm', [
    z.strictObject({
      arm: z.literal('infantry'),
      steps: z.array(fightingCodeSchema).min(1).max(4),
      source,
    }),
    z.strictObject({
      arm: z.literal('cavalry'),
      steps: z.array(fightingCodeSchema).min(1).max(4),
      source,
    }),
    z.strictObject({
      arm: z.literal('artillery'),
      steps: z.array(gunCodeSchema).min(1).max(4),
      morale: z.number().int().min(1).max(9),
      movement: z.number().int().min(1).max(9),
      source,
    }),
  ])
  .describe('What is printed on the counters of a kind of unit, from full strength down.');
export type Profile = z.infer<typeof profileSchema>;

export const unitSchema = z.strictObject({
  id: idSchema,
  name,
  profile: idSchema.describe('A profile of the game or of this document.'),
  nation: z.enum(NATIONS).optional().describe("The army's own nation when not said."),
  steps: z
    .number()
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe('With how many steps it begins; all when not said.'),
  traits: z.array(z.enum(UNIT_TRAITS)).max(4).optional(),
});
export type UnitEntry = z.infer<typeof unitSchema>;

const worth = z.strictObject({
  wounded: z.number().int().min(0).max(50),
  killed: z.number().int().min(0).max(50),
});

const leaderFields = {
  id: idSchema,
  name,
  morale: z.number().int().min(0).max(4).describe('His morale modifier.'),
  movement: z.number().int().min(1).max(20),
  initiative: z.number().int().min(1).max(6).optional(),
  special: z.boolean().optional().describe('A star on the counter: he may make one wing effective (6.2.1).'),
  restriction: z
    .enum(RESTRICTIONS)
    .optional()
    .describe('Wings that he may help: with infantry, or without any.'),
  traits: z.array(z.enum(LEADER_TRAITS)).max(3).optional(),
  worth: worth.optional().describe('Victory points for the enemy when he falls.'),
};

export const leaderSchema = z.strictObject(leaderFields);
export type LeaderEntry = z.infer<typeof leaderSchema>;

const secondSchema = z.union([
  z
    .strictObject({
      leader: idSchema,
      worth: worth.optional().describe('Victory points for the enemy when he falls as commander (22.1).'),
    })
    .describe('A wing leader takes over.'),
  leaderSchema.omit({ id: true }).describe('The reverse of the counter.'),
]);

export const commanderSchema = z.strictObject({
  ...leaderFields,
  second: secondSchema.optional().describe('Who takes over when he falls (9.1).'),
  wing: idSchema.optional().describe('A wing that he leads himself.'),
});
export type CommanderEntry = z.infer<typeof commanderSchema>;

export const groupSchema = z.strictObject({
  id: idSchema,
  name,
  kind: z.enum(GROUP_KINDS),
  rating: z
    .number()
    .int()
    .min(1)
    .max(6)
    .describe('A throw of this or less makes the group effective (14.2).'),
  commanded: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('The rating while the commander of the start leads the army (23.6).'),
});
export type GroupEntry = z.infer<typeof groupSchema>;

export const wingSchema = z.strictObject({
  id: idSchema,
  name,
  group: idSchema,
  leader: leaderSchema.optional().describe('Missing only where the army commander leads the wing himself.'),
  units: z.array(unitSchema).max(60),
});
export type WingEntry = z.infer<typeof wingSchema>;

const activationSchema = z
  .strictObject({
    first: z.number().int().min(0).max(9).describe('Army morale for the first attempt.'),
    later: z.number().int().min(0).max(9).describe('Army morale for each further attempt.'),
    coup: z
      .number()
      .int()
      .min(0)
      .max(9)
      .optional()
      .describe("For a coup d'œil; the price of an attempt when not said."),
    from: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
      .describe('The first turn in which it may be attempted.'),
  })
  .describe('What an attempt to activate the army costs (6.1).');

export const forceSchema = z.strictObject({
  side: idSchema,
  doctrine: z.enum(DOCTRINES),
  nation: z.enum(NATIONS),
  morale: z.strictObject({
    start: z.number().int().min(1).max(99),
    top: z.number().int().min(1).max(99).describe('The highest box of the track.'),
  }),
  active: z.boolean().optional().describe('The army is active from the start.'),
  activation: activationSchema.optional(),
  commander: commanderSchema.optional(),
  groups: z.array(groupSchema).min(1).max(12),
  wings: z.array(wingSchema).max(20),
  artillery: z.array(unitSchema).max(40),
  infantryLimit: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .describe('Strength points of infantry that count in one hex; 8 when not said (19.3, 26.3.5).'),
});
export type Force = z.infer<typeof forceSchema>;
