import type { Sentence } from '@/lib/game/contract/sentence';
import { nameSector, type SegmentId, type SideIndex, sectorOf, zoneOf } from '../../rules/segments';
import { WORDS } from '../../view/words';
import { type FieldUnit, isOnBoard, unitById } from '../field';
import type { State } from '../state';

export const words = (code: string, values?: Sentence['values']): Sentence =>
  values ? { code: `${WORDS}.${code}`, values } : { code: `${WORDS}.${code}` };

/** "front left", as the player sees it. */
export const placeFor = (segment: SegmentId, viewer: SideIndex): Sentence => {
  const { zone, side } = zoneOf(segment);
  const sector = words(`sector.${nameSector(sectorOf(segment), side ?? viewer)}`);
  return words('place-for', { zone: words(`zone.${zone}`), sector, segment });
};

/** How many tiles of one name, or the name of its top tile and how many others there are. */
export const describeShortUnit = ({ troops }: Pick<FieldUnit, 'troops'>): Sentence => {
  const [name = '', ...others] = troops.map(({ troop }) => troop.name);
  const isAlike = others.every(other => other === name);
  return words('short-unit', { name, count: isAlike ? troops.length : 1, more: isAlike ? 0 : others.length });
};

/** A unit with its segment: of two alike a player knows which is meant. */
export const describeNamedUnit = (unit: FieldUnit): Sentence =>
  isOnBoard(unit.at)
    ? words('named-unit', { unit: describeShortUnit(unit), segment: unit.at })
    : describeShortUnit(unit);

export const namedUnitOf = ({ field }: State, id: string): Sentence => {
  const unit = unitById(field, id);
  return unit ? describeNamedUnit(unit) : words('side', { name: id });
};
