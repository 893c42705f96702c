import { cardOf } from '../tools/rail-tools';
import { leftSlipOf, type PanelSize, rightSlipOf, sizeOf } from './panels';
import type { StudioState } from './state';

const EDGE = 10;
/** With all panels put away the tools lie on the map too. */
const RAIL = 74;

/** How far from each side of the map its slips reach: between them it is seen whole. */
export const freeSidesOf = (state: StudioState): { readonly left: number; readonly right: number } => {
  const [card, tray, right] = [cardOf(state), leftSlipOf(state), rightSlipOf(state)];
  const rail = state.panels.called ? RAIL : 0;
  const reach = (size: PanelSize): number => EDGE + sizeOf(state.panels, size);
  return {
    left:
      rail +
      Math.max(
        tray === null ? 0 : reach(`${tray}-width`),
        card === null ? 0 : reach(card === 'units' ? 'units-width' : 'tool-width'),
      ),
    right: right === null ? 0 : reach(`${right}-width`),
  };
};
