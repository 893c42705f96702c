import type { Change } from '@/lib/documents/change';
import type { Scenario } from '../document/scenario';
import { isSegment } from '../rules/segments';
import { SCENERY } from '../vocabulary';

/** The brush that takes the scenery away again. */
export const CLEAR = 'clear' as const;

type SceneryList = Scenario['board']['scenery'];

/** Scenery is for the eye: one hill and one wood to a segment at most. */
export const paint = (scenario: Scenario, brushId: string, places: readonly string[]): readonly Change[] => {
  const { scenery } = scenario.board;
  const value = places.reduce((laid, place) => paintSegment(laid, brushId, place), scenery);
  const isSame = JSON.stringify(value) === JSON.stringify(scenery);
  return isSame ? [] : [{ op: 'replace', path: ['board', 'scenery'], value }];
};

const paintSegment = (laid: SceneryList, brushId: string, place: string): SceneryList => {
  if (!isSegment(place)) return laid;
  const kind = SCENERY.find(other => other === brushId);
  if (!kind) return laid.filter(({ segment }) => segment !== place);
  const isThere = laid.some(item => item.segment === place && item.kind === kind);
  return isThere ? laid : [...laid, { segment: place, kind }];
};

export const brushAt = ({ board }: Scenario, place: string): string =>
  board.scenery.find(({ segment }) => segment === place)?.kind ?? CLEAR;
