/** What has a button on the screen that opens it; the palette presses the same button, so that focus returns to it. */
export const DOORS = [
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
export type Door = (typeof DOORS)[number];

export const doorOf = (door: Door): HTMLElement | null => document.querySelector(`[data-door="${door}"]`);

export const openDoor = (door: Door): void => {
  const button = doorOf(door);
  button?.focus();
  button?.click();
};

/** A part of the battle's forms, opened and under the hand. */
export const showForm = (title: string): void => {
  openDoor('battle');
  requestAnimationFrame(() => {
    const section = document.querySelector<HTMLDetailsElement>(`[data-section="${CSS.escape(title)}"]`);
    if (!section) return;
    section.open = true;
    section.scrollIntoView({ block: 'start' });
    section.querySelector('summary')?.focus();
  });
};
