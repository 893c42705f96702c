import { z } from 'zod';
import { composeScenarioBase, idSchema, sideSchema } from '@/lib/game/document/scenario-base';
import { ARMS, BEGINNINGS, CITIES, POWERS, SPACES, SPECIALS, STANCES } from '../vocabulary';
import { locationSchema } from './location';

const value = z.number().int().min(1).max(9);

const citySchema = z.strictObject({
  city: z.enum(CITIES),
  leader: idSchema
    .optional()
    .describe('The player who leads it; only where the game begins with the battles.'),
  defeats: z.number().int().min(0).max(15).describe('How many of its places have been lost.'),
  losses: z
    .strictObject({ infantry: z.array(value).max(20), galleys: z.array(value).max(20) })
    .describe('Values of the counters that lie beside the board.'),
  track: z
    .array(z.number().int().min(0).max(20))
    .min(1)
    .max(6)
    .optional()
    .describe("A statue's points by the number of defeats; absent: as printed."),
});

const markerSchema = z.strictObject({
  id: idSchema,
  count: z.number().int().min(1).max(30).describe('Influence markers that lie together.'),
  at: z.enum(SPACES).optional().describe('The city; absent: they wait in the stock.'),
});

const troopSchema = z.strictObject({
  id: idSchema,
  city: z.enum(POWERS),
  arm: z.enum(ARMS),
  value,
  stance: z.enum(STANCES),
  at: z.enum(SPACES).optional().describe('The place that they fight for; absent: they wait.'),
  first: z
    .boolean()
    .optional()
    .describe('It came before all others: its player is the main one on its side.'),
});

const playerSchema = z.strictObject({
  side: idSchema,
  special: z.enum(SPECIALS).optional().describe('The special tile that he holds; absent: it is dealt.'),
  influence: z.array(markerSchema).max(30),
  troops: z.array(troopSchema).max(40).describe('Counters that stand at the places as drawn.'),
});

export const scenarioSchema = composeScenarioBase('perikles', 1).extend({
  sides: z.array(sideSchema).min(3).max(5).describe('The players, clockwise.'),
  round: z.number().int().min(1).max(3).describe('The round with which the game begins.'),
  startPlayer: idSchema.optional().describe('Who takes the first tile; absent: the dice decide.'),
  cities: z.array(citySchema).length(CITIES.length),
  players: z.array(playerSchema).min(3).max(5),
  locations: z.strictObject({
    shown: z
      .array(idSchema.nullable())
      .max(7)
      .describe('The places of this round, from the top downwards; null: an empty field.'),
    later: z.array(idSchema).max(14).describe('The places of later rounds.'),
    order: z.enum(['shuffled', 'listed']).describe('Whether later places come as they are listed.'),
  }),
  ownLocations: z.array(locationSchema).max(21).optional().describe("The document's own location tiles."),
  tiles: z.array(idSchema).max(10).optional().describe('Influence tiles that lie open first.'),
  options: z.strictObject({
    begin: z.enum(BEGINNINGS).describe('With the first markers, with the first tiles, or with the battles.'),
    relations: z
      .enum(['controller', 'sides'])
      .describe(
        'Whether war and alliance bind a city to the owner of a place only, or to all who fight there.',
      ),
  }),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type CityEntry = Scenario['cities'][number];
export type Player = Scenario['players'][number];
export type MarkerEntry = Player['influence'][number];
export type TroopEntry = Player['troops'][number];
