/** The panes of the screen in the order in which F6 goes through them. */
export const PANES = ['tools', 'armies', 'map', 'findings', 'source', 'inspector'] as const;
export type Pane = (typeof PANES)[number];

export const findPane = (pane: Pane): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-pane="${pane}"]`)].find(isInSight) ?? null;

const isInSight = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The next visible pane after the one that has the focus. */
export const findNextPane = (focused: Element | null, step: 1 | -1): HTMLElement | undefined => {
  const panes = PANES.flatMap(pane => findPane(pane) ?? []);
  const at = panes.findIndex(pane => pane.contains(focused));
  const from = at < 0 && step < 0 ? 0 : at;
  return panes[(from + step + panes.length) % panes.length];
};
