import { entryOfScenario } from '@/lib/game/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document-kind';
import type { GameSystem } from '@/lib/game/game-system';
import { army } from './army-document';
import { blank } from './blank';
import { creation } from './creation';
import { deployment } from './deployment';
import { draw } from './draw';
import { editing } from './editing';
import { facts } from './facts';
import { MENDABLE_CHECKS } from './fixes';
import { forms } from './forms';
import { migrations } from './migrations';
import { mustering } from './mustering';
import { ground, inWords, orderOfBattle } from './order-of-battle';
import { overlays } from './overlays';
import { palette } from './palette';
import { planning } from './planning';
import { play } from './play';
import { type LostBattlesPosition, setUp } from './position';
import { previews } from './previews';
import { printing } from './printing';
import { rulebook } from './rulebook';
import { type Scenario, scenarioSchema } from './scenario';

const scenario: DocumentKind<Scenario> = {
  format: 'scenario',
  system: rulebook.id,
  version: 1,
  schema: scenarioSchema,
  migrations,
  checks: MENDABLE_CHECKS,
  facts,
  roster: orderOfBattle,
  catalogue: battle =>
    entryOfScenario(
      battle,
      setUp(battle).pieces.map(({ name }) => name),
    ),
  blank,
};

/** Lost Battles: twenty tiles, two ancient armies. */
export const lostBattles: GameSystem<Scenario, LostBattlesPosition> = {
  id: rulebook.id,
  title: 'Lost Battles',
  rulebook,
  documents: { scenario, army },
  seats: ({ sides }) => sides.map(({ id, name }) => ({ id, name })),
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  mustering,
  planning,
  previews,
  printing,
  inWords,
  ground,
  draw,
  play,
};
