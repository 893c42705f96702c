import type { Check, Fault } from '@/lib/game/check';
import type { Sentence } from '@/lib/game/sentence';
import { hexDistance, hexOf } from '@/lib/geometry/hex';
import { armyOf, rosterOf } from '../army';
import { armWords, words } from '../describe';
import { groundIn, hexOfLeader, hexOfUnit, type Scene, sceneOf, unitsAt } from '../field';
import { hexesOf } from '../ground';
import { cite } from '../rulebook';
import type { Scenario, SetUpLimit } from '../scenario';
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
  const open = new Set(named.flatMap(({ hexes }) => hexesOf(grid, hexes)));
  for (const { id, hex } of placed(scene, who))
    if (!open.has(hex))
      yield fault(scene, id, { kind: 'in-area', distance: 0, of: named.map(({ name }) => name).join(', ') });
}

function* gunsNearWing(scene: Scene, { wings, most, distance }: Limit<'guns-near-wing'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  const roster = rosterOf(scene.scenario);
  const near = wings.flatMap(name => roster.wings.get(name) ?? []);
  const [first] = near;
  if (!first) return;
  const hexes = near.flatMap(({ leader }) => (leader ? (hexOfLeader(scene.field, leader) ?? []) : []));
  const others = [...roster.wings.values()].filter(wing => wing.side === first.side && !near.includes(wing));
  const otherHexes = others.flatMap(({ leader }) => (leader ? (hexOfLeader(scene.field, leader) ?? []) : []));
  const gap = (hex: number, list: readonly number[]) =>
    Math.min(...list.map(other => hexDistance(grid, hex, other)));
  const guns = armyOf(scene.scenario, first.side)
    .units.filter(({ arm }) => arm === 'artillery')
    .flatMap(({ id }) => {
      const hex = hexOfUnit(scene.field, id);
      return hex === null ? [] : { id, hex };
    })
    .filter(({ hex }) => gap(hex, hexes) <= distance && gap(hex, otherHexes) > distance);
  for (const { id } of guns.slice(most))
    yield fault(scene, id, {
      kind: 'guns-near-wing',
      distance: most,
      of: near.map(({ name }) => name).join(', '),
    });
}

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

/** 26.3 – Clusters of stacked or adjacent units. */
function* detachments(scene: Scene, { who, most, apart }: Limit<'detachments'>): Iterable<Fault> {
  const { grid } = groundIn(scene);
  const pieces = placed(scene, who);
  const clusters: { id: string; hex: number }[][] = [];
  for (const piece of pieces) {
    const touching = clusters.filter(cluster =>
      cluster.some(({ hex }) => hexDistance(grid, hex, piece.hex) <= 1),
    );
    const joined = [...touching.flat(), piece];
    clusters.splice(0, clusters.length, ...clusters.filter(cluster => !touching.includes(cluster)), joined);
  }
  for (const cluster of clusters.slice(most))
    for (const { id } of cluster.slice(0, 1))
      yield fault(scene, id, { kind: 'detachments', distance: most, of: '' });
  for (const [index, cluster] of clusters.entries())
    for (const other of clusters.slice(index + 1)) {
      const gap = Math.min(...cluster.flatMap(one => other.map(two => hexDistance(grid, one.hex, two.hex))));
      const [piece] = other;
      if (piece && gap <= apart)
        yield fault(scene, piece.id, { kind: 'detachments-apart', distance: apart, of: '' });
    }
}

/** 22.2 – What one limit of the scenario objects to. */
const faultsOfLimit = (scene: Scene, limit: SetUpLimit): Iterable<Fault> => {
  switch (limit.kind) {
    case 'near-hex':
      return nearHex(scene, limit);
    case 'one-near-each':
      return oneNearEach(scene, limit);
    case 'near-leader':
      return nearLeader(scene, limit);
    case 'in-area':
      return inArea(scene, limit);
    case 'guns-near-wing':
      return gunsNearWing(scene, limit);
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
    for (const limit of scenario.deployment.limits) yield* faultsOfLimit(scene, limit);
  },
};
