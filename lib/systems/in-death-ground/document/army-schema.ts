import { z } from 'zod';
import { idSchema, licenceSchema, schemaUrl, sourceSchema } from '@/lib/game/document/scenario-base';
import { limitTotal } from '@/lib/game/document/schema-limits';
import { languageFields } from '@/lib/game/document/translations';
import { ARMS, COMMANDS, GENERAL_MODES, ROLES, SCENARIO_KINDS } from '../vocabulary';
import { listSchema } from './army-list-schema';
import { countElements, MAX_ELEMENTS } from './table-limits';

const partSchema = z.strictObject({
  entry: idSchema.describe('An entry of the list.'),
  variant: idSchema.describe('One of its variants.'),
  arm: z.enum(ARMS).optional().describe('Another arm at the same price.'),
  elements: z.number().int().min(1).max(24),
  options: z.array(idSchema).max(10).optional(),
});

/** A unit as it is bought: where it stands is said in a battle only. */
export const unitFields = {
  id: idSchema,
  name: z.string().min(1).max(60).optional().describe('Absent: as the list calls it.'),
  ally: z.boolean().optional().describe('It comes from the list of the allies.'),
  nation: idSchema.optional().describe('Where an entry of the list names several nations.'),
  parts: z.array(partSchema).min(1).max(12),
};

export const generalFields = {
  name: z.string().min(1).max(60).optional(),
  mode: z
    .enum(GENERAL_MODES)
    .describe('Separate, attached to a unit for the game, or as tribal chief one element of a unit.'),
  entry: idSchema,
  variant: idSchema,
  elite: z.boolean().describe('Elite status is bought for his element.'),
  options: z
    .array(idSchema)
    .max(10)
    .optional()
    .describe('Bought for his element as for others of its kind; a chief is as his unit.'),
  unit: idSchema.optional().describe('The unit to which he belongs.'),
  extraordinary: idSchema.optional().describe('Who he is, among the extraordinary men of the list.'),
};

export const itemSchema = z.strictObject({
  id: z.enum([
    'artillery-light',
    'artillery-heavy',
    'siege-tower',
    'ladder',
    'ship',
    'boat',
    'wagon',
    'breach-attempt',
    'wall',
    'tower',
  ]),
  count: z.number().int().min(1).max(60),
});

/** What an army is built from and of, both in an army document and in a battle. */
export const rosterFields = {
  list: idSchema.describe('The army list.'),
  year: z.number().int().min(-4000).max(2100).nullable().describe('Null: dates are ignored.'),
  states: z.array(idSchema).max(20).optional(),
  region: idSchema.optional(),
  command: z.enum(COMMANDS).optional().describe('Where the list leaves the choice.'),
  points: z.number().int().min(50).max(2000).describe('The size that was agreed.'),
  allies: z.strictObject({ list: idSchema, states: z.array(idSchema).max(20).optional() }).optional(),
  extras: z
    .array(
      z.strictObject({ id: idSchema, count: z.number().int().min(1).max(50), joins: z.boolean().optional() }),
    )
    .max(20)
    .optional(),
  items: z
    .array(itemSchema)
    .max(20)
    .optional()
    .describe('Bought for a siege or for the defence of a raided place.'),
  stake: z
    .number()
    .int()
    .min(0)
    .max(500)
    .optional()
    .describe('Points staked on a stratagem in an open battle.'),
};

export const armySchema = z.strictObject({
  $schema: schemaUrl,
  format: z.literal('army'),
  version: z.literal(1),
  system: z.literal('in-death-ground'),
  licence: licenceSchema,
  ...languageFields,
  title: z.string().min(1).max(120).describe('What the army is called.'),
  summary: z.string().max(1500).optional(),
  ...rosterFields,
  scenario: z.enum(SCENARIO_KINDS),
  role: z.enum(ROLES),
  general: z.strictObject(generalFields).nullable(),
  units: z
    .array(z.strictObject(unitFields))
    .max(40)
    .superRefine(limitTotal('elements', MAX_ELEMENTS, countElements)),
  lists: z.array(listSchema).max(2).optional().describe('Lists of your own that the army is built from.'),
  sources: z.array(sourceSchema).max(100),
  notes: z.string().max(20_000).optional().describe("The designer's notes, in Markdown."),
});

export type ArmyDocument = z.infer<typeof armySchema>;
export type RosterUnit = ArmyDocument['units'][number];
export type UnitPart = RosterUnit['parts'][number];
export type General = NonNullable<ArmyDocument['general']>;
export type PurchasedItem = z.infer<typeof itemSchema>;
