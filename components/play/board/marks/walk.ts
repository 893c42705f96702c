const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest element of the same kind in the direction of an arrow key; null: no arrow key, or nothing there. */
export const nextInDirection = (key: string, from: HTMLElement, selector: string): HTMLElement | null => {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const [x, y] = middleOf(from);
  const distances = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
    const [otherX, otherY] = middleOf(element);
    const along = (otherX - x) * way[0] + (otherY - y) * way[1];
    const aside = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0]);
    return element !== from && along > 4 ? [{ element, distance: along + 2 * aside }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.element ?? null;
};
