import type { Overlay, OverlayFocus, OverlayMark, Tone } from '@/lib/game/contract/authoring/overlay';
import { computeHexCentre, formatHexId, hexOf, measureHexDistance, OFF_MAP } from '@/lib/geometry/hex/hex';
import { rosterOf, SIDES } from '../document/army';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { unitsOutOfCommand } from '../rules/checks/set-up';
import { hexesInRange } from '../rules/combat/bombardment-range';
import { COMMAND_RADIUS } from '../rules/command/command-radius';
import {
  groundIn,
  hexOfLeader,
  hexOfUnit,
  listOccupiedHexes,
  type Scene,
  sceneOf,
  standingUnitOf,
} from '../rules/field';
import { listEngagedUnits, listSupportingUnits } from '../rules/map/engagement';
import { type Hindrance, reachOf, UNHINDERED } from '../rules/map/movement';
import { canSee, findSightBlock } from '../rules/map/sight';
import { zoneOfControl } from '../rules/map/zones-of-control';
import { words } from '../view/words';

const label = (id: string) => words(`overlay.${id}`);

const hexMark = (scene: Scene, hex: number, tone: Tone, text?: OverlayMark['label']): OverlayMark => ({
  type: 'space',
  space: formatHexId(groundIn(scene).grid, hex),
  tone,
  ...(text ? { label: text } : {}),
});

const allHexes = (scene: Scene): readonly number[] =>
  Array.from({ length: groundIn(scene).grid.count }, (_, hex) => hex);

/** 4.1 – The zones of both sides, and where they meet. */
const zones: Overlay<Scenario> = {
  id: 'zones-of-control',
  label: label('zones-of-control'),
  rule: cite('4.1'),
  from: 'board',
  marks: scenario => {
    const scene = sceneOf(scenario);
    const [first, second] = [zoneOfControl(scene, 0), zoneOfControl(scene, 1)];
    return allHexes(scene).flatMap(hex => {
      if (first[hex] === 1) return hexMark(scene, hex, second[hex] === 1 ? 'both' : 'first');
      return second[hex] === 1 ? hexMark(scene, hex, 'second') : [];
    });
  },
};

/** 4.2 – How many units of each hex are engaged and how many support them. */
const engagement: Overlay<Scenario> = {
  id: 'engagement',
  label: label('engagement'),
  rule: cite('4.2'),
  from: 'board',
  marks: scenario => {
    const scene = sceneOf(scenario);
    return listOccupiedHexes(scene.field).flatMap(hex =>
      SIDES.flatMap(side => {
        const engaged = listEngagedUnits(scene, hex, side).length;
        if (engaged === 0) return [];
        const supporting = listSupportingUnits(scene, hex, side).length;
        return hexMark(
          scene,
          hex,
          side === 0 ? 'first' : 'second',
          words('overlay.engaged', { engaged, supporting }),
        );
      }),
    );
  },
};

const focusHexOf = (scene: Scene, { space, pieces }: OverlayFocus): number => {
  const { grid } = groundIn(scene);
  if (space !== null) return hexOf(grid, space);
  const [piece] = pieces;
  return piece === undefined
    ? OFF_MAP
    : (hexOfUnit(scene.field, piece) ?? hexOfLeader(scene.field, piece) ?? OFF_MAP);
};

const SIGHT_SHOWN = 12;
/** 5 – Units within the distance that are not seen, each with what hides it; the nearest only, or nobody could read them. */
const MOST_BLOCKED = 8;

const blockedLines = (scene: Scene, from: number): readonly OverlayMark[] => {
  const { grid } = groundIn(scene);
  const at = (hex: number) => computeHexCentre(grid, hex);
  return listOccupiedHexes(scene.field)
    .filter(hex => hex !== from && measureHexDistance(grid, from, hex) <= SIGHT_SHOWN)
    .sort((one, other) => measureHexDistance(grid, from, one) - measureHexDistance(grid, from, other))
    .flatMap((hex): readonly OverlayMark[] => {
      const block = findSightBlock(scene, from, hex);
      if (!block) return [];
      const why = words(`overlay.hidden-by.${block.by}`);
      return [
        { type: 'line', points: [at(from), at(hex)], tone: 'bad', blockedAt: at(block.hex), label: why },
      ];
    })
    .slice(0, MOST_BLOCKED);
};

/** 5 – What is seen from a hex, over ground and units. */
const sight: Overlay<Scenario> = {
  id: 'line-of-sight',
  label: label('line-of-sight'),
  rule: cite('5'),
  from: 'space',
  dimsRest: true,
  marks: (scenario, focus) => {
    const scene = sceneOf(scenario);
    const { grid } = groundIn(scene);
    const from = focusHexOf(scene, focus);
    if (from === OFF_MAP) return [];
    const ground = allHexes(scene)
      .filter(hex => measureHexDistance(grid, from, hex) <= SIGHT_SHOWN)
      .map(hex => hexMark(scene, hex, hex === from || canSee(scene, from, hex) ? 'good' : 'bad'));
    return [...ground, ...blockedLines(scene, from)];
  },
};

/** 6.2.2 – Hexes within the command radius of the chosen leaders, and the units that nobody commands. */
const command: Overlay<Scenario> = {
  id: 'command-radius',
  label: label('command-radius'),
  rule: cite('6.2.2'),
  from: 'board',
  marks: (scenario, focus) => {
    const scene = sceneOf(scenario);
    const { grid } = groundIn(scene);
    const leaders = focus.pieces.flatMap(id => hexOfLeader(scene.field, id) ?? []);
    const near = allHexes(scene).filter(hex =>
      leaders.some(at => measureHexDistance(grid, at, hex) <= COMMAND_RADIUS),
    );
    const lost = SIDES.flatMap(side => unitsOutOfCommand(scene, side)).flatMap(
      ({ id }) => hexOfUnit(scene.field, id) ?? [],
    );
    return [
      ...near.map(hex => hexMark(scene, hex, 'good')),
      ...lost.map(hex => hexMark(scene, hex, 'bad', words('overlay.out-of-command'))),
    ];
  },
};

/** 7, 7.3 – Where the chosen units can go in one turn, and what it costs. */
const reachOverlay = (id: string, hindrance: Hindrance, column: boolean): Overlay<Scenario> => ({
  id,
  label: label(id),
  rule: column ? cite('7.3.1') : cite('7.1'),
  from: 'pieces',
  marks: (scenario, { pieces }) => {
    const scene = sceneOf(scenario);
    return pieces.flatMap(piece => {
      if (!rosterOf(scenario).units.has(piece)) return [];
      const reach = reachOf(scene, { ...standingUnitOf(scene, piece), column }, hindrance);
      if (!reach) return [];
      return allHexes(scene).flatMap(hex => {
        const spent = reach.spent[hex] ?? Number.POSITIVE_INFINITY;
        if (!Number.isFinite(spent) || spent === 0) return [];
        return hexMark(scene, hex, 'good', words('overlay.points', { points: spent }));
      });
    });
  },
});

/** 16.1 – Hexes that the chosen guns see within their range, with their strength there. */
const range: Overlay<Scenario> = {
  id: 'artillery-range',
  label: label('artillery-range'),
  rule: cite('16.1'),
  from: 'pieces',
  marks: (scenario, { pieces }) => {
    const scene = sceneOf(scenario);
    return pieces.flatMap(piece =>
      hexesInRange(scene, piece).map(({ hex, strength, isSeen }) =>
        hexMark(scene, hex, isSeen ? 'good' : 'poor', words('overlay.strength', { strength })),
      ),
    );
  },
};

/** What of the rules can be laid over the map. */
export const overlays: readonly Overlay<Scenario>[] = [
  zones,
  engagement,
  sight,
  command,
  reachOverlay('reach', UNHINDERED, false),
  reachOverlay('reach-degraded', { degraded: true, outOfCommand: false }, false),
  reachOverlay('reach-in-column', UNHINDERED, true),
  range,
];
