import { makePlacementRules } from '@/lib/game/check/placement';
import {
  type Deployment,
  type DeploymentGroup,
  nameDeployGroup,
} from '@/lib/game/contract/authoring/deployment';
import { PLACEMENT_CHECKS } from '../document/checks';
import type { Player, Scenario } from '../document/scenario';
import { describeCity } from '../view/words';
import { POWERS, SPACES } from '../vocabulary';
import { editing } from './editing';
import { offers } from './palette-offers';

const groupsOf = ({ side, influence, troops }: Player): readonly DeploymentGroup[] => {
  const markers = {
    id: `${side}-influence`,
    seat: side,
    name: nameDeployGroup('influence'),
    pieces: influence.map(({ id }) => id),
  };
  const cities = POWERS.map(city => ({
    id: `${side}-${city}`,
    seat: side,
    name: describeCity(city),
    pieces: troops.filter(troop => troop.city === city).map(({ id }) => id),
  }));
  return [markers, ...cities].filter(({ pieces }) => pieces.length > 0);
};

/** 2.2, 6.4 – Influence lies in cities, troops beside the places they fight for; there are no lines of battle. */
export const deployment: Deployment<Scenario> = {
  ...makePlacementRules({ checks: PLACEMENT_CHECKS, spaces: () => SPACES, move: editing.move }),
  offers,
  groups: ({ players }) => players.flatMap(groupsOf),
  role: () => 'foot',
  home: () => ({ heading: 0, space: null }),
};
