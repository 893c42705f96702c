import type { Page } from '@playwright/test';

/** What is wrong with the words on a page: cut off by their box, beyond the window, or lying on other words. */
export const findLayoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(collectFaults);

/** Runs in the page. Maps and pictures are drawn, not set; what is made for screen readers alone is not seen. */
const collectFaults = (): readonly string[] => {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Words extends Box {
    readonly text: string;
    readonly element: Element;
  }
  const SLACK = 2;
  const NOT_SET =
    'svg, canvas, script, style, noscript, template, [data-board], .tl-container, .monaco-editor, .visually-hidden, option, title';
  const parentsOf = (element: Element): Element[] => {
    const parents: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) parents.push(at);
    return parents;
  };
  const isSeen = (element: Element): boolean =>
    element.closest(NOT_SET) === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    parentsOf(element).every(parent => getComputedStyle(parent).clipPath === 'none');
  /** What is scrolled away may be scrolled to; what lies over the page lies over it on purpose. */
  const isLoose = (element: Element): boolean =>
    parentsOf(element).some(parent => {
      const { position, overflowX, overflowY } = getComputedStyle(parent);
      const isScrolled = /auto|scroll/.test(overflowX + overflowY) && parent !== document.scrollingElement;
      return position === 'fixed' || position === 'sticky' || (isScrolled && parent !== document.body);
    });
  const faults: string[] = [];
  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clip = parentsOf(element).find(parent => /hidden|clip/.test(getComputedStyle(parent).overflowX));
    const edge = clip?.getBoundingClientRect();
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      const isCut =
        edge && !clip?.closest('[title]') && (left < edge.left - SLACK || right > edge.right + SLACK);
      if (isCut) faults.push(`cut: ${text.slice(0, 60)}`);
      if (!isLoose(element) && (right > innerWidth + SLACK || left < -SLACK))
        faults.push(`beyond the window: ${text.slice(0, 60)}`);
      if (!isLoose(element)) all.push({ left, right, top, bottom, text, element });
    }
  }
  /** A line's box is higher than its letters, the more the larger they are: only their middle counts. */
  const AIR = 0.22;
  const trim = ({ left, right, top, bottom }: Box): Box => {
    const air = (bottom - top) * AIR;
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const crosses = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(trim(one).bottom, trim(other).bottom) - Math.max(trim(one).top, trim(other).top) > SLACK;
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1))
      if (one.element !== other.element && crosses(one, other))
        faults.push(`on each other: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
  for (const control of document.querySelectorAll('button, a, label, summary, [role="tab"], th')) {
    const isInline = getComputedStyle(control).display === 'inline';
    if (isInline || !isSeen(control) || control.closest('[title]')) continue;
    if (control.scrollWidth > control.clientWidth + SLACK && control.clientWidth > 0)
      faults.push(`wider than its box: ${control.textContent?.trim().slice(0, 60)}`);
  }
  return [...new Set(faults)];
};
