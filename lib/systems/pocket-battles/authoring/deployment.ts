import type { SymbolName } from '@/lib/drawing/counters/symbols';
import { makePlacementRules } from '@/lib/game/check/placement';
import {
  type Deployment,
  type DeploymentGroup,
  type DeploymentRole,
  nameDeployGroup,
} from '@/lib/game/contract/authoring/deployment';
import { type ArmyUnit, armyOf, formatSeatId, sideIndexOf, unitsOf } from '../document/army-units';
import { PLACEMENT_CHECKS } from '../document/checks';
import type { Scenario } from '../document/scenario';
import { findOwnSegment, SEGMENT_IDS, SIDES, type SideIndex } from '../rules/segments';
import { editing } from './editing';
import { offers } from './palette-offers';

/** The pictures of tiles that ride or drive. */
const MOUNTED: readonly SymbolName[] = [
  'heavy-cavalry',
  'cataphract',
  'light-cavalry',
  'chariot',
  'scythed-chariot',
];

/** 4.2 – A unit is one body: mounted when all its tiles are; a leader's tile alone is a leader. */
const roleOfUnit = ({ troops }: ArmyUnit): DeploymentRole => {
  if (troops.every(({ troop }) => troop.traits.includes('command'))) return 'leader';
  return troops.every(({ troop }) => MOUNTED.includes(troop.symbol)) ? 'horse' : 'foot';
};

const GROUPS = { leader: 'leaders', foot: 'foot', horse: 'horse' } as const;

const groupsOf = (scenario: Scenario, side: SideIndex): readonly DeploymentGroup[] =>
  (['leader', 'foot', 'horse'] as const)
    .map(role => ({
      id: `${formatSeatId(scenario, side)}-${role}`,
      seat: formatSeatId(scenario, side),
      name: nameDeployGroup(GROUPS[role]),
      pieces: armyOf(scenario, side)
        .filter(unit => roleOfUnit(unit) === role)
        .flatMap(({ troops }) => troops.map(({ id }) => id)),
    }))
    .filter(({ pieces }) => pieces.length > 0);

const unitOf = (scenario: Scenario, tileId: string): ArmyUnit | undefined =>
  unitsOf(scenario).find(({ troops }) => troops.some(({ id }) => id === tileId));

/** 4.3 – Units stand in the front and rear segments of their own side. */
export const deployment: Deployment<Scenario> = {
  ...makePlacementRules({ checks: PLACEMENT_CHECKS, spaces: () => SEGMENT_IDS, move: editing.move }),
  offers,
  groups: scenario => SIDES.flatMap(side => groupsOf(scenario, side)),
  role: (scenario, tileId) => {
    const unit = unitOf(scenario, tileId);
    return unit ? roleOfUnit(unit) : 'foot';
  },
  companions: (scenario, tileId) => unitOf(scenario, tileId)?.troops.map(({ id }) => id) ?? [tileId],
  home: (scenario, seat) => {
    const side = sideIndexOf(scenario, seat) ?? 0;
    return { heading: side === 0 ? 0 : 180, space: findOwnSegment(side, 'B', 'front') };
  },
};
