import { type FieldUnit, isOnBoard } from '../play/field';
import { findOwnSegment, listAdjacentSectors, type SegmentId, sectorOf, zoneOf } from './segments';

/** 5.2, 6.1 – To the same zone of an adjacent sector, or between front and rear; never from or to the engagement zone. */
export const listOwnNeighbours = ({ at, side }: Pick<FieldUnit, 'at' | 'side'>): readonly SegmentId[] => {
  if (!isOnBoard(at)) return [];
  const { zone } = zoneOf(at);
  if (zone === 'engagement') return [];
  const sector = sectorOf(at);
  const across = listAdjacentSectors(sector).map(other => findOwnSegment(side, other, zone));
  return [...across, findOwnSegment(side, sector, zone === 'front' ? 'rear' : 'front')];
};
