import { z } from 'zod';
import { type ChartId, TERRAIN_KINDS } from '../vocabulary';

export const sourceSchema = z.enum(['book', 'reconstructed']);

const value = z.strictObject({ value: z.number().int().min(-20).max(20), source: sourceSchema });
const modifier = value.extend({ section: z.string().regex(/^\d+(\.\d+)*$/) });
export type Modifier = z.infer<typeof modifier>;

const modifiersSchema = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.record(z.enum(names), modifier);

/** 11.0 – Losses for one side: a number, an exchange, letters and signs. */
const SIDE_RESULT = String.raw`(-|(\(\d\)|\d|Ex(\+1|\(\+1\))?)?r?R?S?\*?)`;
const cellsSchema = (pattern: RegExp) =>
  z.record(
    z.string(),
    z.record(
      z.string().regex(/^-?\d+$/),
      z.strictObject({ result: z.string().regex(pattern), source: sourceSchema }),
    ),
  );

const rows = { firstRow: z.number().int().min(-30).max(30), lastRow: z.number().int().min(-30).max(40) };

const closeCombatSchema = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(20),
        ratio: z.tuple([z.number().int().positive(), z.number().int().positive()]),
        source: sourceSchema,
      }),
    )
    .min(1)
    .max(30)
    .describe('From the worst odds for the attacker to the best.'),
  ...rows,
  cells: cellsSchema(new RegExp(`^${SIDE_RESULT}/${SIDE_RESULT}$`)),
});

export const CLOSE_COMBAT_MODIFIERS = [
  'flank-attack',
  'stack-changed',
  'momentum',
  'momentum-turned',
  'attacker-demoralised',
  'defender-demoralised',
  'attacker-broken',
  'defender-broken',
  'attacker-disordered',
  'defender-disordered',
  'defender-routed',
  'attacker-in-column',
  'defender-in-column',
] as const;
export type CloseCombatModifier = (typeof CLOSE_COMBAT_MODIFIERS)[number];

const closeCombatModifiersSchema = z.strictObject({
  modifiers: modifiersSchema(CLOSE_COMBAT_MODIFIERS),
  leadMoraleCap: modifier.describe(
    'How much the morale of the lead units counts at most, unless all attack mounted.',
  ),
});

export const BOMBARDMENT_MODIFIERS = [
  'demoralised',
  'broken',
  'guns-disordered',
  'target-disordered',
  'target-routed',
  'target-in-column',
  'target-crowded',
  'target-guns-only',
] as const;
export type BombardmentModifier = (typeof BOMBARDMENT_MODIFIERS)[number];

const bombardmentSchema = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(20),
        from: z.number().int().positive(),
        source: sourceSchema,
      }),
    )
    .min(1)
    .max(30)
    .describe('From the least bombardment strength to the greatest.'),
  ...rows,
  cells: cellsSchema(new RegExp(`^${SIDE_RESULT}$`)),
  modifiers: modifiersSchema(BOMBARDMENT_MODIFIERS),
  crowdedFrom: z.number().int().positive(),
  requiredLosses: z.strictObject({ close: modifier, far: modifier }),
});

const HEX_TERRAINS = ['open', ...TERRAIN_KINDS] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

const HEXSIDE_TERRAINS = ['slope-up', 'slope-down', 'stream', 'river', 'bridge', 'entrenchment'] as const;
export type HexsideTerrain = (typeof HEXSIDE_TERRAINS)[number];

const MOVERS = ['infantry', 'cavalry', 'artillery', 'leader', 'column'] as const;
export type Mover = (typeof MOVERS)[number];

const cost = z.strictObject({
  cost: z.union([z.number().int().min(0).max(20), z.literal('prohibited')]),
  source: sourceSchema,
});
const costs = z.record(z.enum(MOVERS), cost);

const terrainMovementSchema = z.strictObject({
  hex: z.record(z.enum(HEX_TERRAINS), costs),
  hexside: z.record(z.enum(HEXSIDE_TERRAINS), costs),
  riverInColumn: costs.describe('What a river costs where it may be crossed in column (25.3.6).'),
});

const byArm = z.strictObject({ infantry: value, cavalry: value });
const hexValuesSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(HEX_TERRAINS), schema);
const sideValues = z.record(z.enum(HEXSIDE_TERRAINS), value);

const terrainCombatSchema = z.strictObject({
  closeCombat: z.strictObject({
    defendingHex: hexValuesSchema(byArm),
    attackingHex: hexValuesSchema(byArm),
    hexside: sideValues,
    noShock: z.strictObject({
      defendingHex: z.array(z.enum(HEX_TERRAINS)),
      attackingHex: z.array(z.enum(HEX_TERRAINS)),
      hexside: z.array(z.enum(HEXSIDE_TERRAINS)),
      source: sourceSchema,
    }),
  }),
  bombardment: z.strictObject({
    targetHex: hexValuesSchema(value),
    firingHex: hexValuesSchema(value),
    hexside: sideValues,
  }),
});

export const CAPTURE_MODIFIERS = [
  'cavalry-advances',
  'guns-disordered',
  'surrounded',
  'friends-adjacent',
  'cover',
] as const;

const captureSchema = z.strictObject({
  table: z
    .array(
      z.strictObject({
        upTo: z
          .number()
          .int()
          .min(-20)
          .max(20)
          .optional()
          .describe('The highest throw; the last row has none.'),
        result: z.enum(['escapes', 'counter', 'whole']),
        source: sourceSchema,
      }),
    )
    .min(1)
    .max(10),
  modifiers: modifiersSchema(CAPTURE_MODIFIERS),
});

export const RALLY_MODIFIERS = [
  'demoralised',
  'broken',
  'enemy-zone',
  'routed',
  'in-column',
  'cover',
] as const;
export type RallyModifier = (typeof RALLY_MODIFIERS)[number];

const rallySchema = z.strictObject({ modifiers: modifiersSchema(RALLY_MODIFIERS) });

const demoralisationSchema = z.strictObject({
  boxes: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({ upTo: z.number().int().min(0).max(6), source: sourceSchema }),
  ),
  automaticAt: value,
  brokenAt: value,
});

/** The shape of each chart: shipped charts and those of a scenario pass the same. */
export const CHART_SCHEMAS = {
  'close-combat': closeCombatSchema,
  'close-combat-modifiers': closeCombatModifiersSchema,
  bombardment: bombardmentSchema,
  'terrain-movement': terrainMovementSchema,
  'terrain-combat': terrainCombatSchema,
  capture: captureSchema,
  rally: rallySchema,
  demoralisation: demoralisationSchema,
} as const satisfies Record<ChartId, z.ZodType>;

export type Charts = { readonly [Id in ChartId]: z.infer<(typeof CHART_SCHEMAS)[Id]> };
