/** What has a button on the screen that opens it; the palette presses the same button, so that focus returns to it. */
export const PANELS = [
  'publish',
  'source',
  'in-words',
  'view',
  'adding',
  'forces',
  'muster',
  'selection',
  'battle',
  'plan',
  'history',
  'keys',
] as const;
export type Panel = (typeof PANELS)[number];

export const findPanelButton = (door: Panel): HTMLElement | null =>
  document.querySelector(`[data-door="${door}"]`);

export const openPanel = (door: Panel): void => {
  const button = findPanelButton(door);
  button?.focus();
  button?.click();
};

/** A part of the battle's forms, opened and under the hand. */
export const openFormSection = (title: string): void => {
  openPanel('battle');
  requestAnimationFrame(() => {
    const section = document.querySelector<HTMLDetailsElement>(`[data-section="${CSS.escape(title)}"]`);
    if (!section) return;
    section.open = true;
    section.scrollIntoView({ block: 'start' });
    section.querySelector('summary')?.focus();
  });
};
