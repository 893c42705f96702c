import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Scenario } from '../document/scenario';
import { standsIn } from '../document/table';
import { cite, type SectionNumber } from '../rulebook';
import { isArtillery, isElephant } from '../rules/army/points';
import { TERRAIN_RULES } from '../rules/terrain/terrain';
import type { ScenarioKind } from '../vocabulary';

const OF_KIND: Readonly<Record<ScenarioKind, SectionNumber>> = {
  ambush: '8.2',
  'open-battle': '8.3',
  raid: '8.5',
  siege: '8.6',
};

/** Beyond those of every battle: its kind, its ground, its weather, and what only some armies have. */
export const listNeededSections = (scenario: Scenario): readonly RuleRef[] => {
  const { kind, board, weather, forces } = scenario;
  const profiles = standsIn(scenario).flatMap(stand => stand.profiles);
  const units = forces.flatMap(force => force.units);
  const numbers: SectionNumber[] = [
    OF_KIND[kind],
    ...(weather.now === 'clear' ? [] : (['10.2'] as const)),
    ...(units.some(({ late }) => late) ? (['9.1'] as const) : []),
    ...(units.some(({ hidden }) => hidden) ? (['9.2'] as const) : []),
    ...(forces.some(({ baggage }) => baggage) ? (['9.3'] as const) : []),
    ...(forces.some(({ stratagem }) => stratagem) ? (['8.4'] as const) : []),
    ...(forces.some(({ general }) => general?.extraordinary) ? (['5.3'] as const) : []),
    ...(profiles.some(({ wild }) => wild) ? (['6.5'] as const) : []),
    ...(profiles.some(({ troop }) => isElephant(troop)) ? (['6.7'] as const) : []),
    ...(profiles.some(({ troop }) => isArtillery(troop)) ? (['6.8'] as const) : []),
    ...((board.walls ?? []).length > 0 ? (['17.1', '17.2'] as const) : []),
  ];
  return [...numbers.map(cite), ...board.pieces.map(piece => TERRAIN_RULES[piece.kind])];
};
