import { neighbourOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../document/army';
import { type Field, groundIn, hexOfUnit, type Scene, type StandingUnit, unitsOf } from '../field';
import { openSides } from './terrain';

/** 4.1 – The neighbours of a hex that a unit there controls: all six but those it may not enter. Routed units control none. */
export const zoneOfUnit = (scene: Scene, { unit, status }: StandingUnit, hex: number): readonly number[] => {
  if (status === 'routed') return [];
  const ground = groundIn(scene);
  const open = openSides(scene.scenario, ground, unit.arm)[hex] ?? 0;
  const zone: number[] = [];
  for (let direction = 0; direction < 6; direction++)
    if ((open & (1 << direction)) !== 0) zone.push(neighbourOf(ground.grid, hex, direction));
  return zone;
};

interface Zones {
  readonly units: Field['units'];
  readonly bySide: Map<SideIndex, Uint8Array>;
}

/** Stacks never change, and leaders control nothing: the zones of each side are worked out once for stacks and their units' state. */
const ZONES_CACHE = new WeakMap<Field['stacks'], Zones>();

const zonesOf = ({ stacks, units }: Field): Zones['bySide'] => {
  const known = ZONES_CACHE.get(stacks);
  if (known?.units === units) return known.bySide;
  const bySide = new Map<SideIndex, Uint8Array>();
  ZONES_CACHE.set(stacks, { units, bySide });
  return bySide;
};

/** 4.1 – For each hex whether a side controls it. */
export const zoneOfControl = (scene: Scene, side: SideIndex): Uint8Array => {
  const zones = zonesOf(scene.field);
  const known = zones.get(side);
  if (known) return known;
  const zone = new Uint8Array(groundIn(scene).grid.count);
  for (const standing of unitsOf(scene, side)) {
    const hex = hexOfUnit(scene.field, standing.unit.id);
    if (hex !== null) for (const other of zoneOfUnit(scene, standing, hex)) zone[other] = 1;
  }
  zones.set(side, zone);
  return zone;
};

/** 4.1 – Whether a hex lies in a zone of control of the enemy of this side. Friends there change nothing (19.1.1). */
export const isInEnemyZone = (scene: Scene, hex: number, side: SideIndex): boolean =>
  zoneOfControl(scene, getOtherSide(side))[hex] === 1;
