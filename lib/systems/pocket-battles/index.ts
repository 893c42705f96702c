import levelsJson from '@/content/systems/pocket-battles/computer-levels.json';
import { parseLevels } from '@/lib/game/computer/measured-levels';
import type { GameSystem } from '@/lib/game/contract/game-system';
import { defineScenarioKind, seatsOfSides } from '@/lib/game/document/scenario-kind';
import { armyLists } from './authoring/army-lists';
import { creation } from './authoring/creation';
import { deployment } from './authoring/deployment';
import { editing } from './authoring/editing';
import { forms } from './authoring/forms';
import { overlays } from './authoring/overlays';
import { palette } from './authoring/palette';
import { previews } from './authoring/previews';
import { sideArmies } from './authoring/side-armies';
import { armyKind } from './document/army';
import { listKind } from './document/army-list';
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
import { type PocketPosition, setUp } from './view/position';

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

/** Pocket Battles: three sectors, tiles and tokens. */
export const pocketBattles: GameSystem<Scenario, PocketPosition> = {
  id: rulebook.id,
  title: 'Pocket Battles',
  rulebook,
  documents: { scenario, 'army-list': listKind, army: armyKind },
  seats: seatsOfSides,
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  sideArmies,
  armyLists,
  previews,
  printing,
  exchange,
  describeSpaces,
  draw,
  play,
  computerLevels: parseLevels(levelsJson),
};
