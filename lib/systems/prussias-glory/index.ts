import { entryOfScenario } from '@/lib/game/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document-kind';
import type { GameSystem } from '@/lib/game/game-system';
import { blank } from './blank';
import { creation } from './creation';
import { deployment } from './deployment';
import { draw } from './draw';
import { editing } from './editing';
import { facts } from './facts';
import { forms } from './forms';
import { migrations } from './migrations';
import { ground, inWords, orderOfBattle } from './order-of-battle';
import { overlays } from './overlays';
import { palette } from './palette';
import { play } from './play';
import { type PrussiasGloryPosition, setUp } from './position';
import { previews } from './previews';
import { printing } from './printing';
import { rulebook } from './rulebook';
import { CHECKS } from './rules';
import { type Scenario, scenarioSchema } from './scenario';

const scenario: DocumentKind<Scenario> = {
  format: 'scenario',
  system: rulebook.id,
  version: 1,
  schema: scenarioSchema,
  migrations,
  checks: CHECKS,
  facts,
  roster: orderOfBattle,
  catalogue: battle =>
    entryOfScenario(
      battle,
      setUp(battle).pieces.map(({ name }) => name),
    ),
  blank,
};

/** Prussia's Glory: hexes, ordered stacks, the wars of Frederick the Great. */
export const prussiasGlory: GameSystem<Scenario, PrussiasGloryPosition> = {
  id: rulebook.id,
  title: 'Prussia’s Glory',
  rulebook,
  documents: { scenario },
  seats: ({ sides }) => sides.map(({ id, name }) => ({ id, name })),
  setUp,
  deployment,
  palette,
  editing,
  forms,
  creation,
  overlays,
  previews,
  printing,
  inWords,
  ground,
  draw,
  play,
};
