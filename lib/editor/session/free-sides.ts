import { cardOf } from '../tools/rail-tools';
import { leftSlipOf, type PanelSize, rightSlipOf, sizeOf } from './panels';
import type { StudioState } from './state';

export interface FreeSides {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const EDGE = 10;
/** With all panels put away the tools lie on the map too. */
const RAIL = 74;
/** The height of a tablet's drawer when it is low. */
const DRAWER = 126;

const reachOf = ({ panels }: StudioState, size: PanelSize | null): number =>
  size === null ? 0 : EDGE + sizeOf(panels, size);

/** How far from each side of the map its slips reach: between them it is seen whole. */
export const freeSidesOf = (state: StudioState): FreeSides => {
  const { called, layout } = state.panels;
  const [card, left, right] = [cardOf(state), leftSlipOf(state), rightSlipOf(state)];
  const hasDrawer = layout === 'tablet' && left === 'army';
  const cardSize = card === 'units' ? 'units-width' : 'tool-width';
  const leftReach = Math.max(
    reachOf(state, left === null || hasDrawer ? null : `${left}-width`),
    reachOf(state, card === null ? null : cardSize),
  );
  return {
    left: (called ? RAIL : 0) + leftReach,
    right: reachOf(state, right === null ? null : `${right}-width`),
    bottom: hasDrawer ? DRAWER : 0,
  };
};
