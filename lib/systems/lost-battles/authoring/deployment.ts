import { makePlacementRules } from '@/lib/game/check/placement';
import {
  type Deployment,
  type DeploymentGroup,
  type DeploymentRole,
  nameDeployGroup,
} from '@/lib/game/contract/authoring/deployment';
import { UNIT_TYPE_TABLE } from '../data';
import { PLACEMENT_CHECKS } from '../document/checks';
import type { Scenario } from '../document/scenario';
import { type Army, armiesOf, sideIndexOf, type Unit } from '../document/scenario-armies';
import { TILE_IDS, tileOf } from '../rules/battlefield/tiles';
import type { Arm } from '../vocabulary';
import { editing, withCompanions } from './editing';

const GROUPS = ['leaders', 'foot', 'horse', 'beasts'] as const;

/** 1.1 – Arms as a line of battle has them: elephants and chariots go by themselves. */
const GROUP_OF_ARM: Readonly<Record<Arm, (typeof GROUPS)[number]>> = {
  'heavy-infantry': 'foot',
  'light-infantry': 'foot',
  'heavy-cavalry': 'horse',
  'light-cavalry': 'horse',
  chariot: 'beasts',
  elephant: 'beasts',
};

const groupOf = ({ type }: Pick<Unit, 'type'>) => GROUP_OF_ARM[UNIT_TYPE_TABLE[type].arm];

const groupsOf = ({ sides }: Scenario, { side, units, generals }: Army): readonly DeploymentGroup[] =>
  GROUPS.map(name => ({
    id: `${sides[side]?.id ?? ''}-${name}`,
    seat: sides[side]?.id ?? '',
    name: nameDeployGroup(name),
    pieces: (name === 'leaders' ? generals : units.filter(unit => groupOf(unit) === name)).map(
      ({ id }) => id,
    ),
  })).filter(({ pieces }) => pieces.length > 0);

const role = (scenario: Scenario, pieceId: string): DeploymentRole => {
  const unit = armiesOf(scenario)
    .flatMap(({ units }) => units)
    .find(({ id }) => id === pieceId);
  if (!unit) return 'leader';
  return groupOf(unit) === 'horse' ? 'horse' : 'foot';
};

/** 2.1, 11.1 – Twenty tiles; an army forms up in the front row of its own half. */
export const deployment: Deployment<Scenario> = {
  ...makePlacementRules({ checks: PLACEMENT_CHECKS, spaces: () => TILE_IDS, move: editing.move }),
  groups: scenario => armiesOf(scenario).flatMap(army => groupsOf(scenario, army)),
  role,
  companions: (scenario, pieceId) => withCompanions(scenario, [pieceId]),
  home: (scenario, seatId) => {
    const side = sideIndexOf(scenario, seatId) ?? 0;
    return { heading: side === 0 ? 0 : 180, space: tileOf(side, 'centre') };
  },
};
