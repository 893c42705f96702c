import { z } from 'zod';
import { idSchema, licenceSchema, schemaUrl, sourceSchema } from '@/lib/game/document/scenario-base';
import { languageFields } from '@/lib/game/document/translations';
import { ARMOURS, ARMS, COMMANDS, GRADES, HOMES, MOUNTS, ROLES, SCENARIO_KINDS, TROOPS } from '../vocabulary';

const label = z.string().min(1).max(120);
const year = z.number().int().min(-4000).max(2100);
const ids = z.array(idSchema).max(40);

/** Some of a closed list. */
const anyOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.array(z.enum(names)).max(names.length);

export const yearsSchema = z
  .strictObject({
    from: year.optional().describe('This year and later.'),
    after: year.optional().describe('Later than this year.'),
    to: year.optional().describe('This year and earlier.'),
    before: year.optional().describe('Earlier than this year.'),
  })
  .describe('Negative years are BC. A roster without a year ignores every date.');

/** When something of a list holds; several keys are joined by "and", an empty condition always holds. */
export const conditionSchema = z.strictObject({
  years: yearsSchema.optional(),
  statesAny: ids.optional().describe('At least one of these states, tribes or kingdoms takes part.'),
  statesNone: ids.optional().describe('None of these takes part.'),
  statesOnly: ids.optional().describe('Nobody but these takes part.'),
  regionAny: ids.optional().describe('The army fights in one of these regions.'),
  scenarioAny: anyOf(SCENARIO_KINDS).optional(),
  roleAny: anyOf(ROLES).optional(),
  generalIs: ids.optional().describe('One of these extraordinary men leads.'),
  generalTroops: anyOf(TROOPS).optional().describe("The general's own element is one of these."),
  get generalJoins() {
    return z
      .array(elementFilterSchema)
      .max(20)
      .optional()
      .describe('The general belongs to a unit of one of these.');
  },
  entriesAny: ids.optional().describe('At least one unit of one of these entries is fielded.'),
  optionsAny: ids.optional().describe('At least one element uses one of these options.'),
  get not() {
    return conditionSchema.optional();
  },
  get any() {
    return z.array(conditionSchema).max(10).optional();
  },
});

export const elementFilterSchema = z
  .strictObject({
    entries: ids.optional(),
    variants: ids.optional(),
    troops: anyOf(TROOPS).optional(),
    grades: anyOf(GRADES).optional(),
    armours: anyOf(ARMOURS).optional(),
    arms: anyOf(ARMS).optional(),
    wild: z.boolean().optional(),
  })
  .describe('Which elements are meant; what is not said does not matter.');

const fraction = z.tuple([z.number().int().min(0).max(20), z.number().int().min(1).max(20)]);
const when = conditionSchema.optional().describe('Only then; absent: always.');
const points = z.number().int().min(0).max(200);

const profileFields = {
  troop: z.enum(TROOPS),
  grade: z.enum(GRADES).nullable().describe('Null for elephants and artillery.'),
  armour: z.enum(ARMOURS),
  arm: z.enum(ARMS),
};

export const variantSchema = z.strictObject({
  id: idSchema,
  ...profileFields,
  wild: z.boolean().optional(),
  points: points.describe('For one element.'),
  surcharge: z.number().int().min(0).max(20).optional().describe('The part that pays for a special rule.'),
  printed: z.boolean().optional().describe('False: the book gives no price here.'),
  arms: anyOf(ARMS).optional().describe('Other arms at the same price.'),
  share: z
    .strictObject({ min: fraction.optional(), max: fraction.optional() })
    .optional()
    .describe('Which part of the elements of the entry it may or must be.'),
  special: idSchema.optional(),
  when,
});

export const entrySchema = z.strictObject({
  id: idSchema,
  label,
  group: idSchema.optional(),
  units: z
    .tuple([z.number().int().min(0).max(20), z.number().int().min(0).max(20)])
    .describe('Least and most units.'),
  when,
  caps: z
    .array(z.strictObject({ max: z.number().int().min(0).max(20), when }))
    .max(20)
    .optional(),
  nations: z
    .array(z.strictObject({ id: idSchema, label, when }))
    .max(40)
    .optional(),
  variants: z.array(variantSchema).min(1).max(10),
});

const optionSchema = z.strictObject({
  id: idSchema,
  label,
  when,
  target: elementFilterSchema,
  scope: z.enum(['unit', 'element']).describe('Whole units, or single elements.'),
  set: z
    .strictObject({
      grade: z.enum(GRADES).optional(),
      armour: z.enum(ARMOURS).optional(),
      arm: z.enum(ARMS).optional(),
      wild: z.boolean().optional(),
      mount: z.enum(MOUNTS).optional(),
    })
    .optional(),
  cost: z
    .union([
      z.number().int().min(-20).max(20),
      z.partialRecord(z.enum(GRADES), z.number().int().min(-20).max(20)),
    ])
    .optional()
    .describe('For one element; or by the grade that it had before.'),
  replace: z.strictObject({ ...profileFields, points }).optional(),
  maxUnits: z.number().int().min(0).max(20).optional(),
  maxElements: z.number().int().min(0).max(100).optional(),
  maxShare: z.strictObject({ entries: ids, fraction }).optional(),
  maxUnitsWholly: z.number().int().min(0).max(20).optional(),
  allOrNone: z.boolean().optional(),
  needs: ids.optional(),
  notWith: ids.optional(),
});

const rule = { id: idSchema, label, when };

const listRuleSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...rule,
    type: z.literal('max-units'),
    entries: ids,
    each: z.boolean().optional(),
    max: z.number().int().min(0).max(1000),
  }),
  z.strictObject({ ...rule, type: z.literal('forbid-entries'), entries: ids }),
  z.strictObject({ ...rule, type: z.literal('exclusive'), sets: z.array(ids).min(2).max(20) }),
  z.strictObject({
    ...rule,
    type: z.literal('max-elements'),
    match: elementFilterSchema,
    max: z.number().int().min(0).max(1000),
    skipGeneral: z.boolean().optional(),
  }),
  z.strictObject({
    ...rule,
    type: z.literal('equal-elements'),
    a: elementFilterSchema,
    b: elementFilterSchema,
  }),
  z.strictObject({ ...rule, type: z.literal('uniform-arm'), entries: ids, arm: z.enum(ARMS) }),
  z.strictObject({ ...rule, type: z.literal('min-swap'), entry: idSchema, by: idSchema }),
  z.strictObject({ ...rule, type: z.literal('mixed-units'), entries: ids }),
  z.strictObject({
    ...rule,
    type: z.literal('dismount'),
    entries: ids,
    troops: anyOf(TROOPS),
    as: anyOf(ARMS),
  }),
  z.strictObject({ ...rule, type: z.literal('general-only-elephant'), entries: ids }),
]);

const extraSchema = z.strictObject({
  id: idSchema,
  label,
  when,
  per: z.enum(['unit', 'element', 'item', 'shot-turn']),
  points,
  max: z.number().int().min(0).max(50).nullable(),
  units: z.number().int().min(0).max(2).describe('How many units of the army one purchase adds.'),
  joins: idSchema.optional().describe('An entry whose units it may join instead of being a unit.'),
  needsItem: idSchema.optional(),
  profile: z.strictObject({ ...profileFields, elements: z.number().int().min(1).max(12) }).optional(),
});

export const listSchema = z.strictObject({
  $schema: schemaUrl,
  format: z.literal('army-list'),
  version: z.literal(1),
  system: z.literal('in-death-ground'),
  licence: licenceSchema,
  ...languageFields,
  id: idSchema.describe('What armies call the list.'),
  title: label,
  summary: z.string().max(1500),
  section: z.string().max(8).optional().describe('Where it stands in the book; absent: it is your own.'),
  sources: z.array(sourceSchema).max(100),
  years: yearsSchema,
  states: z
    .strictObject({
      min: z.number().int().min(0).max(20),
      max: z.number().int().min(0).max(20).nullable(),
      ids: z.array(z.strictObject({ id: idSchema, label })).max(40),
      usual: idSchema.optional(),
      incompatible: z
        .array(z.tuple([idSchema, idSchema]))
        .max(100)
        .optional(),
      alone: ids.optional().describe('Never together with any other.'),
    })
    .optional()
    .describe('States, tribes or kingdoms among which an army chooses.'),
  regions: ids.optional(),
  groups: z
    .array(z.strictObject({ id: idSchema, label }))
    .max(40)
    .optional(),
  command: z.strictObject({
    select: z.enum(['first', 'choice']).describe('The first that holds, or any of those that hold.'),
    types: z
      .array(z.strictObject({ type: z.enum(COMMANDS), when }))
      .min(1)
      .max(20),
  }),
  home: z.strictObject({
    select: z.enum(['first', 'any']),
    terrains: z
      .array(z.strictObject({ terrain: anyOf(HOMES).min(1), when }))
      .min(1)
      .max(20),
  }),
  extraordinary: z.array(z.strictObject({ id: idSchema, name: label, when })).max(20),
  entries: z.array(entrySchema).max(60),
  options: z.array(optionSchema).max(40),
  rules: z.array(listRuleSchema).max(40),
  extras: z.array(extraSchema).max(20),
  allies: z
    .array(
      z.strictObject({
        list: idSchema,
        when,
        states: ids.optional().describe('The only states that come.'),
        forbidden: ids.optional().describe('Entries that do not come.'),
      }),
    )
    .max(20),
  wagons: z.boolean().optional().describe('It may bring wagons and form a laager.'),
  special: z.array(idSchema).max(20),
  notes: z.string().max(20_000).optional().describe("The designer's notes, in Markdown."),
});

export type ListDocument = z.infer<typeof listSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type ElementFilter = z.infer<typeof elementFilterSchema>;
export type TroopEntry = z.infer<typeof entrySchema>;
export type ListVariant = z.infer<typeof variantSchema>;
export type ListOption = z.infer<typeof optionSchema>;
export type ListRule = z.infer<typeof listRuleSchema>;
export type ListExtra = z.infer<typeof extraSchema>;
