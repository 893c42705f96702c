import type { GameSystem } from '@/lib/game/contract/game-system';
import { catalogueEntryOf } from '@/lib/game/document/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import { armyLists } from './authoring/army-lists';
import { creation } from './authoring/creation';
import { deployment } from './authoring/deployment';
import { editing } from './authoring/editing';
import { forms } from './authoring/forms';
import { overlays } from './authoring/overlays';
import { palette } from './authoring/palette';
import { previews } from './authoring/previews';
import { armyKind } from './document/army';
import { listKind } from './document/army-list';
import { blank } from './document/blank';
import { CHECKS } from './document/checks';
import { facts } from './document/facts';
import { migrations } from './document/migrations';
import { type Scenario, scenarioSchema } from './document/scenario';
import { play } from './play';
import { printing } from './print/printing';
import { rulebook } from './rulebook';
import { draw } from './view/draw';
import { describeSpaces, orderOfBattle } from './view/order-of-battle';
import { type PocketPosition, setUp } from './view/position';

const namesOfPieces = (document: Scenario): readonly string[] =>
  setUp(document).pieces.map(({ name }) => name);

const scenario: DocumentKind<Scenario> = {
  format: 'scenario',
  system: rulebook.id,
  version: 1,
  schema: scenarioSchema,
  migrations,
  checks: CHECKS,
  facts,
  roster: orderOfBattle,
  catalogue: document => catalogueEntryOf(document, namesOfPieces(document)),
  blank,
};

/** Pocket Battles: three sectors, tiles and tokens. */
export const pocketBattles: GameSystem<Scenario, PocketPosition> = {
  id: rulebook.id,
  title: 'Pocket Battles',
  rulebook,
  documents: { scenario, 'army-list': listKind, army: armyKind },
  seats: ({ sides }) => sides.map(({ id, name }) => ({ id, name })),
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  armyLists: armyLists,
  previews,
  printing,
  describeSpaces: describeSpaces,
  draw,
  play,
};
