import type { Check, Violation } from '@/lib/game/check/check';
import type { SentenceValue } from '@/lib/game/contract/sentence';
import { type HexGrid, hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { armiesOf, rosterOf, type Wing } from '../../document/army';
import { includesHex } from '../../document/ground';
import type { Scenario, SetUpLimit } from '../../document/scenario';
import { cite } from '../../rulebook';
import { describeArm, words } from '../../view/words';
import { clustersOf, makeArmyHexTest, type PlacedPiece } from '../command/detachments';
import { groundIn, hexOfLeader, hexOfUnit, type Scene, sceneOf, unitsAt } from '../field';
import { expandPieceNames, pathOfPiece } from './set-up';

type Limit<Kind extends SetUpLimit['kind']> = Extract<SetUpLimit, { kind: Kind }>;

const hexOfPiece = ({ field }: Scene, id: string): number | null =>
  hexOfUnit(field, id) ?? hexOfLeader(field, id);

const nameOf = ({ scenario }: Scene, id: string): string => {
  const { units, leaders } = rosterOf(scenario);
  return units.get(id)?.name ?? leaders.get(id)?.name ?? id;
};

/** Pieces that a limit names and that stand on the map, each with its hex. */
const placedPieces = (
  scene: Scene,
  names: readonly string[],
): { readonly id: string; readonly hex: number }[] =>
  expandPieceNames(scene.scenario, names).flatMap(id => {
    const hex = hexOfPiece(scene, id);
    return hex === null ? [] : { id, hex };
  });

interface BrokenLimit {
  readonly kind: SetUpLimit['kind'] | 'too-many-here' | 'detachments-apart';
  readonly distance: number;
  readonly of: SentenceValue;
}

const createViolation = (scene: Scene, id: string, { kind, distance, of }: BrokenLimit): Violation => ({
  path: pathOfPiece(scene.scenario, id),
  values: { limit: words(`limit.${kind}`, { piece: nameOf(scene, id), distance, of }) },
});

function* checkNearHex(scene: Scene, { who, of, distance }: Limit<'near-hex'>): Iterable<Violation> {
  const { grid } = groundIn(scene);
  for (const { id, hex } of placedPieces(scene, who))
    if (measureHexDistance(grid, hex, hexOf(grid, of)) > distance)
      yield createViolation(scene, id, { kind: 'near-hex', distance, of });
}

/** Pieces take the places in any order; a piece that finds none breaks the rule. */
function* checkOneNearEach(scene: Scene, { who, places }: Limit<'one-near-each'>): Iterable<Violation> {
  const { grid } = groundIn(scene);
  const pieces = placedPieces(scene, who);
  const fits = ({ hex }: { hex: number }, place: number): boolean => {
    const { of, distance } = places[place] ?? { of: '', distance: -1 };
    return measureHexDistance(grid, hex, hexOf(grid, of)) <= distance;
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
      yield createViolation(scene, id, {
        kind: 'one-near-each',
        of: { items: places.map(({ of }) => of), type: 'or' },
        distance: Math.max(...places.map(({ distance }) => distance)),
      });
}

function* checkNearLeader(scene: Scene, { who, distance }: Limit<'near-leader'>): Iterable<Violation> {
  const { grid } = groundIn(scene);
  const { units, wings } = rosterOf(scene.scenario);
  for (const { id, hex } of placedPieces(scene, who)) {
    const wing = wings.get(units.get(id)?.wing ?? '');
    const leader = wing?.leader ? hexOfLeader(scene.field, wing.leader) : null;
    if (wing?.leader && leader !== null && measureHexDistance(grid, hex, leader) > distance)
      yield createViolation(scene, id, { kind: 'near-leader', distance, of: nameOf(scene, wing.leader) });
  }
}

function* checkInArea(scene: Scene, { who, areas }: Limit<'in-area'>): Iterable<Violation> {
  const { grid } = groundIn(scene);
  const named = scene.scenario.board.setUpAreas.filter(({ id }) => areas.includes(id));
  for (const { id, hex } of placedPieces(scene, who))
    if (!named.some(({ hexes }) => includesHex(grid, hexes, hex)))
      yield createViolation(scene, id, {
        kind: 'in-area',
        distance: 0,
        of: { items: named.map(({ name }) => name), type: 'or' },
      });
}

type GunLimit = Limit<'guns-near-wing'>;

/** 24.2 – Guns are assigned to the wings whose leaders they stand near; one that does not fit breaks the rule. */
function* checkGunsNearWings(scene: Scene, limits: readonly GunLimit[]): Iterable<Violation> {
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
    for (const { id, near } of findGunsWithoutWing(bound))
      yield createGunViolation(scene, id, near[0] ?? own[0]);
  }
}

const wingsOf = (wings: readonly Wing[], { wings: named }: GunLimit): readonly Wing[] =>
  wings.filter(({ id }) => named.includes(id));

const isNearWing = (scene: Scene, wings: readonly Wing[], hex: number, distance: number): boolean =>
  wings.some(({ leader }) => {
    const at = leader === null ? null : hexOfLeader(scene.field, leader);
    return at !== null && measureHexDistance(groundIn(scene).grid, hex, at) <= distance;
  });

interface BoundGun {
  readonly id: string;
  readonly near: readonly GunLimit[];
}

/** Guns that no wing near them has a place for, however the others are assigned. */
const findGunsWithoutWing = (guns: readonly BoundGun[]): readonly BoundGun[] => {
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

const createGunViolation = (scene: Scene, id: string, limit: GunLimit | undefined): Violation =>
  createViolation(scene, id, {
    kind: 'guns-near-wing',
    distance: limit?.most ?? 0,
    of: {
      items: (limit?.wings ?? []).map(wing => rosterOf(scene.scenario).wings.get(wing)?.name ?? wing),
      type: 'or',
    },
  });

function* checkWithArm(scene: Scene, { who, arm, most }: Limit<'with-arm'>): Iterable<Violation> {
  const seen = new Map<number, number>();
  for (const { id, hex } of placedPieces(scene, who)) {
    const count = (seen.get(hex) ?? 0) + 1;
    seen.set(hex, count);
    if (!unitsAt(scene, hex).some(({ unit }) => unit.arm === arm))
      yield createViolation(scene, id, { kind: 'with-arm', distance: 0, of: describeArm(arm) });
    else if (most !== undefined && count > most)
      yield createViolation(scene, id, { kind: 'too-many-here', distance: most, of: describeArm(arm) });
  }
}

const hexesOfCluster = (cluster: readonly PlacedPiece[]): readonly number[] => [
  ...new Set(cluster.map(({ hex }) => hex)),
];

const gapBetween = (grid: HexGrid, one: readonly number[], other: readonly number[]): number =>
  one.reduce(
    (nearest, hex) =>
      other.reduce((least, there) => Math.min(least, measureHexDistance(grid, hex, there)), nearest),
    Number.POSITIVE_INFINITY,
  );

/** 26.3 – Clusters of stacked or adjacent units. */
function* checkDetachments(scene: Scene, limit: Limit<'detachments'>): Iterable<Violation> {
  const { who, most, apart, outside = [] } = limit;
  const { grid } = groundIn(scene);
  const isWithArmy = makeArmyHexTest(scene, outside);
  const clusters = clustersOf(
    scene,
    placedPieces(scene, who).filter(({ hex }) => !isWithArmy(hex)),
  );
  for (const cluster of clusters.slice(most))
    for (const { id } of cluster.slice(0, 1))
      yield createViolation(scene, id, { kind: 'detachments', distance: most, of: '' });
  const hexes = clusters.map(hexesOfCluster);
  for (const [index, here] of hexes.entries())
    for (let next = index + 1; next < clusters.length; next++) {
      const gap = gapBetween(grid, here, hexes[next] ?? []);
      const piece = clusters[next]?.[0];
      if (piece && gap <= apart)
        yield createViolation(scene, piece.id, { kind: 'detachments-apart', distance: apart, of: '' });
    }
}

/** 22.2 – The violations of one limit of the scenario. */
const findViolations = (scene: Scene, limit: Exclude<SetUpLimit, GunLimit>): Iterable<Violation> => {
  switch (limit.kind) {
    case 'near-hex':
      return checkNearHex(scene, limit);
    case 'one-near-each':
      return checkOneNearEach(scene, limit);
    case 'near-leader':
      return checkNearLeader(scene, limit);
    case 'in-area':
      return checkInArea(scene, limit);
    case 'with-arm':
      return checkWithArm(scene, limit);
    case 'detachments':
      return checkDetachments(scene, limit);
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
    for (const limit of limits) if (limit.kind !== 'guns-near-wing') yield* findViolations(scene, limit);
    yield* checkGunsNearWings(
      scene,
      limits.filter(limit => limit.kind === 'guns-near-wing'),
    );
  },
};
