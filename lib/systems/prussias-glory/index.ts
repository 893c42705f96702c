import levelsJson from '@/content/systems/prussias-glory/computer-levels.json';
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
import { describeSpaces, describeTerrain, orderOfBattle } from './view/order-of-battle';
import { type PrussiasGloryPosition, setUp } from './view/position';

const scenario = defineScenarioKind<Scenario>({
  system: rulebook.id,
  schema: scenarioSchema,
  migrations,
  checks: CHECKS,
  facts,
  roster: orderOfBattle,
  pieceNames: battle => setUp(battle).pieces.map(({ name }) => name),
  blank,
});

/** Prussia's Glory: hexes, ordered stacks, the wars of Frederick the Great. */
export const prussiasGlory: GameSystem<Scenario, PrussiasGloryPosition> = {
  id: rulebook.id,
  title: 'Prussia’s Glory',
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
  describeTerrain,
  draw,
  play,
  computerLevels: parseLevels(levelsJson),
};
