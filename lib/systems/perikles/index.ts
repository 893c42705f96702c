import levelsJson from '@/content/systems/perikles/computer-levels.json';
import { parseLevels } from '@/lib/game/computer/measured-levels';
import type { GameSystem } from '@/lib/game/contract/game-system';
import { defineScenarioKind, seatsOfSides } from '@/lib/game/document/scenario-kind';
import { creation } from './authoring/creation';
import { deployment } from './authoring/deployment';
import { editing } from './authoring/editing';
import { forms } from './authoring/forms';
import { overlays } from './authoring/overlays';
import { palette } from './authoring/palette';
import { previews } from './authoring/previews';
import { listShownLocations } from './document/authored-game';
import { blank } from './document/blank';
import { CHECKS } from './document/checks';
import { facts } from './document/facts';
import { migrations } from './document/migrations';
import { type Scenario, scenarioSchema } from './document/scenario';
import { play } from './play';
import { exchange } from './print/exchange';
import { printing } from './print/printing';
import { rulebook } from './rulebook';
import { draw } from './view/draw';
import { describeSpaces, orderOfBattle } from './view/order-of-battle';
import { type PeriklesPosition, setUp } from './view/position';

const scenario = defineScenarioKind<Scenario>({
  system: rulebook.id,
  schema: scenarioSchema,
  migrations,
  checks: CHECKS,
  facts,
  roster: orderOfBattle,
  pieceNames: document => Object.values(listShownLocations(document)).map(({ name }) => name),
  blank,
});

/** Perikles: six cities, their leaders and the places they fight for. */
export const perikles: GameSystem<Scenario, PeriklesPosition> = {
  id: rulebook.id,
  title: 'Perikles',
  rulebook,
  documents: { scenario },
  seats: seatsOfSides,
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  previews,
  printing,
  exchange,
  describeSpaces,
  draw,
  play,
  computerLevels: parseLevels(levelsJson),
};
