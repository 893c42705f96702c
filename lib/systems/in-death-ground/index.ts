import levelsJson from '@/content/systems/in-death-ground/computer-levels.json';
import { parseLevels } from '@/lib/game/computer/measured-levels';
import type { ArmyLists } from '@/lib/game/contract/army/army-lists';
import type { GameSystem } from '@/lib/game/contract/game-system';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import { defineScenarioKind, seatsOfSides } from '@/lib/game/document/scenario-kind';
import { lists } from './authoring/army-lists';
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
import { describeGround, describeSpaces, orderOfBattle } from './view/order-of-battle';
import { type DeathGroundPosition, setUp } from './view/position';

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

/** In Death Ground: an open table in inches, armies from lists. */
export const inDeathGround: GameSystem<Scenario, DeathGroundPosition> = {
  id: rulebook.id,
  title: 'In Death Ground',
  rulebook,
  documents: {
    scenario,
    'army-list': listKind as DocumentKind<unknown>,
    army: armyKind as DocumentKind<unknown>,
  },
  seats: seatsOfSides,
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  sideArmies,
  armyLists: lists as ArmyLists,
  previews,
  printing,
  exchange,
  describeSpaces,
  describeTerrain: describeGround,
  draw,
  play,
  computerLevels: parseLevels(levelsJson),
};
