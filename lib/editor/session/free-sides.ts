import { cardOf } from '../tools/rail-tools';
import { leftSlipOf, type PanelSize, rightSlipOf, sizeOf } from './panels';
import type { StudioState } from './state';

const EDGE = 10;
/** With all panels put away the tools lie on the map too. */
const RAIL = 74;

/** How far from each side of the map its slips reach: between them it is seen whole. */
export const freeSidesOf = (state: StudioState): { readonly left: number; readonly right: number } => {
  const [card, left, right] = [cardOf(state), leftSlipOf(state), rightSlipOf(state)];
  const rail = state.panels.called ? RAIL : 0;
  const reach = (size: PanelSize): number => EDGE + sizeOf(state.panels, size);
  return {
    left:
      rail +
      Math.max(
        left === null ? 0 : reach(`${left}-width`),
        card === null ? 0 : reach(card === 'units' ? 'units-width' : 'tool-width'),
      ),
    right: right === null ? 0 : reach(`${right}-width`),
  };
};
