import levelsJson from '@/content/systems/lost-battles/computer-levels.json';
import { parseLevels } from '@/lib/game/computer/measured-levels';
import type { GameSystem } from '@/lib/game/contract/game-system';
import { defineScenarioKind, seatsOfSides } from '@/lib/game/document/scenario-kind';
import { armyEstimate } from './authoring/army/army-estimator';
import { sideArmies } from './authoring/army/side-armies';
import { creation } from './authoring/creation';
import { deployment } from './authoring/deployment';
import { editing } from './authoring/editing';
import { FIXABLE_CHECKS } from './authoring/fixes/fixable-checks';
import { forms } from './authoring/forms';
import { overlays } from './authoring/map/overlays';
import { palette } from './authoring/palette';
import { planning } from './authoring/plan/planning';
import { previews } from './authoring/previews';
import { armyKind } from './document/army';
import { blank } from './document/blank';
import { facts } from './document/facts';
import { migrations } from './document/migrations';
import { type Scenario, scenarioSchema } from './document/scenario';
import { play } from './play';
import { exchange } from './print/exchange';
import { printing } from './print/printing';
import { rulebook } from './rulebook';
import { draw } from './view/draw';
import { describeGround, describeTiles, orderOfBattle } from './view/order-of-battle';
import { type LostBattlesPosition, setUp } from './view/position';

const scenario = defineScenarioKind<Scenario>({
  system: rulebook.id,
  schema: scenarioSchema,
  migrations,
  checks: FIXABLE_CHECKS,
  facts,
  roster: orderOfBattle,
  pieceNames: battle => setUp(battle).pieces.map(({ name }) => name),
  blank,
});

/** Lost Battles: twenty tiles, two ancient armies. */
export const lostBattles: GameSystem<Scenario, LostBattlesPosition> = {
  id: rulebook.id,
  title: 'Lost Battles',
  rulebook,
  documents: { scenario, army: armyKind },
  seats: seatsOfSides,
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  sideArmies,
  armyEstimator: armyEstimate,
  planning,
  previews,
  printing,
  exchange,
  describeSpaces: describeTiles,
  describeTerrain: describeGround,
  draw,
  play,
  computerLevels: parseLevels(levelsJson),
};
