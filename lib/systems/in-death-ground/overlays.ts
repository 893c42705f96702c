import type { Overlay, OverlayMark } from '@/lib/game/overlay';
import type { Point } from '@/lib/geometry/board';
import { arcOf, distance, middleOf } from '@/lib/geometry/plane';
import { word } from './describe';
import { placedOfIds } from './placing';
import { toUnits } from './position';
import { cite } from './rulebook';
import { deploymentArea, lateArea } from './rules/deployment';
import type { Profile } from './rules/points';
import { shootingArc, shootingRange } from './rules/ranges';
import { obstacleBetween } from './rules/sight';
import type { Scenario } from './scenario';
import { standsIn } from './table';

const area = (
  outline: readonly Point[],
  tone: OverlayMark['tone'],
  label?: OverlayMark['label'],
): OverlayMark => ({
  type: 'area',
  outline: outline.map(toUnits),
  tone,
  ...(label ? { label } : {}),
});

const TONES = ['first', 'second'] as const;

const deployment: Overlay<Scenario> = {
  id: 'deployment',
  label: word('overlay', 'deployment'),
  rule: cite('8.3'),
  from: 'board',
  marks: scenario =>
    scenario.forces.flatMap((force, index) => {
      const outline = deploymentArea(scenario, force);
      const side = scenario.sides.find(({ id }) => id === force.side)?.name ?? force.side;
      return outline
        ? [area(outline, TONES[index] ?? 'first', word('overlay', 'deploys-here', { side }))]
        : [];
    }),
};

const lateArrivals: Overlay<Scenario> = {
  id: 'late-arrivals',
  label: word('overlay', 'late-arrivals'),
  rule: cite('9.1'),
  from: 'board',
  marks: scenario =>
    scenario.forces.flatMap(({ edge }, index) =>
      lateArea(scenario, edge).map(outline => area(outline, TONES[index] ?? 'first')),
    ),
};

/** 13.2 – From the middle of a unit to every enemy: seen, or hidden and by what. */
const sight: Overlay<Scenario> = {
  id: 'sight',
  label: word('overlay', 'sight'),
  rule: cite('13.2'),
  from: 'pieces',
  marks: (scenario, { pieces }) =>
    placedOfIds(scenario, pieces).flatMap(from => {
      const depth = from.blocks[0]?.depth ?? 0;
      return standsIn(scenario)
        .filter(({ side, blocks, isHidden }) => side !== from.side && blocks.length > 0 && !isHidden)
        .map((enemy): OverlayMark => {
          const to = middleOf(enemy.blocks.map(({ centre }) => centre));
          const between = standsIn(scenario).filter(({ id }) => id !== from.id && id !== enemy.id);
          const isHidden = obstacleBetween(scenario, from.place.at, to, between, [], depth) !== null;
          const inches = Math.round(distance(from.place.at, to));
          return {
            type: 'line',
            points: [toUnits(from.place.at), toUnits(to)],
            tone: isHidden ? 'bad' : 'good',
            label: word('overlay', isHidden ? 'hidden' : 'seen', { inches }),
          };
        });
    }),
};

/** 13.1 – How far and in which arc the chosen units shoot. */
const range: Overlay<Scenario> = {
  id: 'range',
  label: word('overlay', 'range'),
  rule: cite('13.1'),
  from: 'pieces',
  marks: (scenario, { pieces }) =>
    placedOfIds(scenario, pieces).flatMap(({ blocks, profiles }) =>
      blocks.flatMap((block, index) => {
        const profile: Profile | undefined = profiles[index];
        const reach = profile ? shootingRange(profile) : 0;
        return profile && reach > 0 ? [area(arcOf(block, reach, shootingArc(profile)), 'good')] : [];
      }),
    ),
};

export const overlays: readonly Overlay<Scenario>[] = [deployment, lateArrivals, sight, range];
