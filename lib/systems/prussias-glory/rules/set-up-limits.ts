import type { Check, Fault } from '@/lib/game/check';
import type { Sentence } from '@/lib/game/sentence';
import { type HexGrid, hexDistance, hexOf } from '@/lib/geometry/hex';
import { armiesOf, rosterOf, type Wing } from '../army';
import { armWords, words } from '../describe';
import { groundIn, hexOfLeader, hexOfUnit, type Scene, sceneOf, unitsAt } from '../field';
import { holdsHex } from '../ground';
import { cite } from '../rulebook';
import type { Scenario, SetUpLimit } from '../scenario';
import { armyHexes, clustersOf, type Placed } from './detachments';
import { pathOfPiece, piecesNamed } from './set-up';

type Limit<Kind extends SetUpLimit['kind']> = Extract<SetUpLimit, { kind: Kind }>;

const hexOfPiece = ({ field }: Scene, id: string): number | null =>
  hexOfUnit(field, id) ?? hexOfLeader(field, id);

const nameOf = ({ scenario }: Scene, id: string): string => {
  const { units, leaders } = rosterOf(scenario);
  return units.get(id)?.name ?? leaders.get(id)?.name ?? id;
};

/** Pieces that a limit names and that stand on the map, each with its hex. */
const placed = (scene: Scene, names: readonly string[]): { readonly id: string; readonly hex: number }[] =>
  piecesNamed(scene.scenario, names).flatMap(id => {
    const hex = hexOfPiece(scene, id);
    return hex === null ? [] : { id, hex };
  });

interface Broken {
  readonly kind: SetUpLimit['kind'] | 'too-many-here' | 'detachments-apart';
  readonly distance: number;
  readonly of: string | Sentence;
}

const fault = (scene: Scene, id: string, { kind, distance, of }: Broken): Fault => ({
  path: pathOfPiece(scene.scenario, id),
  values: { piece: nameOf(scene, id), limit: words(`limit.${kind}`, { distance, of }) },
});

function* nearHex(scene: Scene, { who, of, distance }: Limit<'near-hex'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  for (const { id, hex } of placed(scene, who))
    if (hexDistance(grid, hex, hexOf(grid, of)) > distance)
      yield fault(scene, id, { kind: 'near-hex', distance, of });
}

/** Pieces take the places in any order; whoever finds none is at fault. */
function* oneNearEach(scene: Scene, { who, places }: Limit<'one-near-each'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  const pieces = placed(scene, who);
  const fits = ({ hex }: { hex: number }, place: number): boolean => {
    const { of, distance } = places[place] ?? { of: '', distance: -1 };
    return hexDistance(grid, hex, hexOf(grid, of)) <= distance;
  };
  const taken = new Map<number, number>();
  const settle = (piece: number, tried: Set<number>): boolean =>
    places.some((_, place) => {
      const here = pieces[piece];
      if (!here || tried.has(place) || !fits(here, place)) return false;
      tried.add(place);
      const holder = taken.get(place);
      if (holder !== undefined && !settle(holder, tried)) return false;
      taken.set(place, piece);
      return true;
    });
  for (const [index, { id }] of pieces.entries())
    if (!settle(index, new Set()))
      yield fault(scene, id, {
        kind: 'one-near-each',
        of: places.map(({ of }) => of).join(', '),
        distance: Math.max(...places.map(({ distance }) => distance)),
      });
}

function* nearLeader(scene: Scene, { who, distance }: Limit<'near-leader'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  const { units, wings } = rosterOf(scene.scenario);
  for (const { id, hex } of placed(scene, who)) {
    const wing = wings.get(units.get(id)?.wing ?? '');
    const leader = wing?.leader ? hexOfLeader(scene.field, wing.leader) : null;
    if (wing?.leader && leader !== null && hexDistance(grid, hex, leader) > distance)
      yield fault(scene, id, { kind: 'near-leader', distance, of: nameOf(scene, wing.leader) });
  }
}

function* inArea(scene: Scene, { who, areas }: Limit<'in-area'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  const named = scene.scenario.board.setUpAreas.filter(({ id }) => areas.includes(id));
  for (const { id, hex } of placed(scene, who))
    if (!named.some(({ hexes }) => holdsHex(grid, hexes, hex)))
      yield fault(scene, id, { kind: 'in-area', distance: 0, of: named.map(({ name }) => name).join(', ') });
}

type GunLimit = Limit<'guns-near-wing'>;

/** 24.2 – Guns are shared out among the wings near whose leaders they stand; whoever finds no place is at fault. */
function* gunsNearWings(scene: Scene, limits: readonly GunLimit[]): Iterable<Fault> {
  for (const { wings, units } of armiesOf(scene.scenario)) {
    const own = limits.filter(limit => wings.some(({ id }) => limit.wings.includes(id)));
    const isLimited = ({ id }: Wing) => own.some(limit => limit.wings.includes(id));
    const free = wings.filter(wing => !isLimited(wing));
    const range = Math.max(0, ...own.map(({ distance }) => distance));
    const bound = units.flatMap(({ id, arm }) => {
      const hex = arm === 'artillery' ? hexOfUnit(scene.field, id) : null;
      if (own.length === 0 || hex === null || isNearWing(scene, free, hex, range)) return [];
      const near = own.filter(limit => isNearWing(scene, wingsOf(wings, limit), hex, limit.distance));
      return near.length === 0 && free.length > 0 ? [] : { id, near };
    });
    for (const { id, near } of homeless(bound)) yield gunFault(scene, id, near[0] ?? own[0]);
  }
}

const wingsOf = (wings: readonly Wing[], { wings: named }: GunLimit): readonly Wing[] =>
  wings.filter(({ id }) => named.includes(id));

const isNearWing = (scene: Scene, wings: readonly Wing[], hex: number, distance: number): boolean =>
  wings.some(({ leader }) => {
    const at = leader === null ? null : hexOfLeader(scene.field, leader);
    return at !== null && hexDistance(groundIn(scene).grid, hex, at) <= distance;
  });

interface BoundGun {
  readonly id: string;
  readonly near: readonly GunLimit[];
}

/** Guns for which no wing near them has a place left, however the others are shared out. */
const homeless = (guns: readonly BoundGun[]): readonly BoundGun[] => {
  const held = new Map<GunLimit, BoundGun[]>();
  const settle = (gun: BoundGun, tried: Set<GunLimit>): boolean =>
    gun.near.some(limit => {
      if (tried.has(limit)) return false;
      tried.add(limit);
      const here = held.get(limit) ?? [];
      const leaving = here.length < limit.most ? undefined : here.find(other => settle(other, tried));
      if (here.length >= limit.most && leaving === undefined) return false;
      held.set(limit, [...here.filter(other => other !== leaving), gun]);
      return true;
    });
  return guns.filter(gun => !settle(gun, new Set()));
};

const gunFault = (scene: Scene, id: string, limit: GunLimit | undefined): Fault =>
  fault(scene, id, {
    kind: 'guns-near-wing',
    distance: limit?.most ?? 0,
    of: (limit?.wings ?? []).map(wing => rosterOf(scene.scenario).wings.get(wing)?.name ?? wing).join(', '),
  });

function* withArm(scene: Scene, { who, arm, most }: Limit<'with-arm'>): Iterable<Fault> {
  const seen = new Map<number, number>();
  for (const { id, hex } of placed(scene, who)) {
    const count = (seen.get(hex) ?? 0) + 1;
    seen.set(hex, count);
    if (!unitsAt(scene, hex).some(({ unit }) => unit.arm === arm))
      yield fault(scene, id, { kind: 'with-arm', distance: 0, of: armWords(arm) });
    else if (most !== undefined && count > most)
      yield fault(scene, id, { kind: 'too-many-here', distance: most, of: armWords(arm) });
  }
}

const hexesIn = (cluster: readonly Placed[]): readonly number[] => [
  ...new Set(cluster.map(({ hex }) => hex)),
];

const gapBetween = (grid: HexGrid, one: readonly number[], other: readonly number[]): number =>
  one.reduce(
    (nearest, hex) => other.reduce((least, there) => Math.min(least, hexDistance(grid, hex, there)), nearest),
    Number.POSITIVE_INFINITY,
  );

/** 26.3 – Clusters of stacked or adjacent units. */
function* detachments(scene: Scene, limit: Limit<'detachments'>): Iterable<Fault> {
  const { who, most, apart, outside = [] } = limit;
  const { grid } = groundIn(scene);
  const isWithArmy = armyHexes(scene, outside);
  const clusters = clustersOf(
    scene,
    placed(scene, who).filter(({ hex }) => !isWithArmy(hex)),
  );
  for (const cluster of clusters.slice(most))
    for (const { id } of cluster.slice(0, 1))
      yield fault(scene, id, { kind: 'detachments', distance: most, of: '' });
  const hexes = clusters.map(hexesIn);
  for (const [index, here] of hexes.entries())
    for (let next = index + 1; next < clusters.length; next++) {
      const gap = gapBetween(grid, here, hexes[next] ?? []);
      const piece = clusters[next]?.[0];
      if (piece && gap <= apart)
        yield fault(scene, piece.id, { kind: 'detachments-apart', distance: apart, of: '' });
    }
}

/** 22.2 – What one limit of the scenario objects to. */
const faultsOfLimit = (scene: Scene, limit: Exclude<SetUpLimit, GunLimit>): Iterable<Fault> => {
  switch (limit.kind) {
    case 'near-hex':
      return nearHex(scene, limit);
    case 'one-near-each':
      return oneNearEach(scene, limit);
    case 'near-leader':
      return nearLeader(scene, limit);
    case 'in-area':
      return inArea(scene, limit);
    case 'with-arm':
      return withArm(scene, limit);
    case 'detachments':
      return detachments(scene, limit);
  }
};

/** 22.2, 23.3, 24.2, 25.3.1, 25.3.2, 26.3, 26.4 – The scenario says where pieces may stand at the start. */
export const setUpLimits: Check<Scenario> = {
  code: 'prussias-glory/set-up-limit',
  severity: 'error',
  rule: cite('22.2'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    const { limits } = scenario.deployment;
    for (const limit of limits) if (limit.kind !== 'guns-near-wing') yield* faultsOfLimit(scene, limit);
    yield* gunsNearWings(
      scene,
      limits.filter(limit => limit.kind === 'guns-near-wing'),
    );
  },
};
