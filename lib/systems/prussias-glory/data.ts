import { z } from 'zod';
import bombardmentJson from '@/content/systems/prussias-glory/bombardment.json';
import captureJson from '@/content/systems/prussias-glory/capture.json';
import closeCombatJson from '@/content/systems/prussias-glory/close-combat.json';
import closeCombatModifiersJson from '@/content/systems/prussias-glory/close-combat-modifiers.json';
import demoralisationJson from '@/content/systems/prussias-glory/demoralisation.json';
import profileNationsJson from '@/content/systems/prussias-glory/profile-nations.json';
import profilesJson from '@/content/systems/prussias-glory/profiles.json';
import rallyJson from '@/content/systems/prussias-glory/rally.json';
import replacementJson from '@/content/systems/prussias-glory/replacement-leader.json';
import terrainCombatJson from '@/content/systems/prussias-glory/terrain-combat.json';
import terrainMovementJson from '@/content/systems/prussias-glory/terrain-movement.json';
import { idSchema } from '@/lib/game/document/scenario-base';
import { CHART_SCHEMAS, type Charts } from './document/chart-schemas';
import { type Profile, profileSchema } from './document/forces-schema';
import { NATIONS } from './vocabulary';

/** The shipped charts, parsed once. */
export const CHARTS_OF_THE_GAME: Charts = {
  'close-combat': CHART_SCHEMAS['close-combat'].parse(closeCombatJson),
  'close-combat-modifiers': CHART_SCHEMAS['close-combat-modifiers'].parse(closeCombatModifiersJson),
  bombardment: CHART_SCHEMAS.bombardment.parse(bombardmentJson),
  'terrain-movement': CHART_SCHEMAS['terrain-movement'].parse(terrainMovementJson),
  'terrain-combat': CHART_SCHEMAS['terrain-combat'].parse(terrainCombatJson),
  capture: CHART_SCHEMAS.capture.parse(captureJson),
  rally: CHART_SCHEMAS.rally.parse(rallyJson),
  demoralisation: CHART_SCHEMAS.demoralisation.parse(demoralisationJson),
};

/** What is printed on the counters of the game. */
export const PROFILES: Readonly<Record<string, Profile>> = z
  .record(idSchema, profileSchema)
  .parse(profilesJson);

/** 9.1 – The counter that takes the place of any fallen wing leader. */
export const REPLACEMENT_LEADER = z
  .object({
    name: z.string().min(1),
    names: z.record(z.string(), z.string()).optional().describe('What it is called in other languages.'),
    morale: z.number().int().min(0),
    source: z.enum(['book', 'reconstructed']),
  })
  .parse(replacementJson);

/** The nation of the game's counters; guns and wagons belong to any. */
export const PROFILE_NATIONS = z
  .object({
    profiles: z.partialRecord(z.enum(NATIONS), z.array(idSchema)),
    allies: z.partialRecord(z.enum(NATIONS), z.array(z.enum(NATIONS))),
  })
  .parse(profileNationsJson);
