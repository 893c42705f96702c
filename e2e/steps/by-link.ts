import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, type Response } from '@playwright/test';
import { momentOf } from './play';

/** Steps of games by link: people in browsers of their own, and what comes to them over the network. */

export interface Visitor {
  readonly page: Page;
  /** Every answer and every message of a stream about games. */
  readonly wire: string[];
}

const GAMES = /\/api\/games(\/|$)/;

/** A page that has gone on to another address keeps no body of its last answer: only that is left out. */
const readBody = (response: Response): Promise<string> =>
  response.text().catch((error: Error) => {
    if (error.message.includes('getResponseBody')) return '';
    throw error;
  });

/** Answers and streams as the browser receives them. */
export const recordWire = async (page: Page): Promise<Visitor> => {
  const wire: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived', ({ data }) => wire.push(data));
  page.on('requestfinished', async request => {
    const isAnswer = GAMES.test(new URL(request.url()).pathname) && request.resourceType() === 'fetch';
    const response = isAnswer ? await request.response() : null;
    if (response) wire.push(await readBody(response));
  });
  return { page, wire };
};

export const openVisitor = async (browser: Browser, baseURL: string | undefined): Promise<Visitor> => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  return recordWire(await context.newPage());
};

/** From the start card to the lobby; gives back the links of the seats. */
export const createLinkGame = async (
  page: Page,
  path: string,
  choose: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> => {
  await page.goto(path);
  await page.getByRole('radio', { name: /^(Person|People) by link$/ }).check();
  await choose();
  await page.getByRole('button', { name: 'Create game' }).click();
  // The first game of a server waits until its workers have loaded the rules.
  await expect(page.getByRole('region', { name: 'Seats of this game' })).toBeVisible({ timeout: 60_000 });
  const links = page.getByRole('textbox', { name: /^Link for / });
  await expect(links.first()).toBeVisible();
  return Promise.all((await links.all()).map(link => link.inputValue()));
};

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

const END = 'aside[aria-label="Result"]';

/**
 * Presses in the page what a player would press, until so many choices lie behind or the game is over. A whole battle
 * takes hundreds of orders: this way each costs as long as the page and the server need.
 */
const playInPage = (page: Page, until: number, seed: number): Promise<void> =>
  page.evaluate(
    async ({ until, seed, END }) => {
      let drawn = seed;
      const draw = (below: number): number => {
        drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
        return Math.floor((drawn / 2 ** 32) * below);
      };
      const moment = (): number =>
        Number(document.querySelector('[data-moment]')?.getAttribute('data-moment'));
      const isDone = (): boolean => moment() >= until || document.querySelector(END) !== null;
      const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
      const find = (selector: string): readonly HTMLButtonElement[] =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(({ disabled }) => !disabled);
      const PANEL = 'aside[aria-label="Your decision"]';
      let idle = 0;
      const choose = (): HTMLButtonElement | undefined => {
        const [confirm] = find(`${PANEL} [data-confirm]`);
        if (confirm) return confirm;
        const orders = find(`${PANEL} ol[aria-label="Orders"] button`);
        const ends = find(`${PANEL} [data-end]`);
        const groups = find(
          `${PANEL} section[aria-label="Select a group"] button, aside[aria-label="To be placed"] button`,
        );
        // Groups without an order are no dead end.
        const isStuck = idle > 8 && idle % 3 === 0;
        const choices = orders.length > 0 && !isStuck ? orders : groups;
        if (ends.length > 0 && (choices.length === 0 || isStuck || draw(12) === 0)) return ends[0];
        return choices[draw(choices.length)];
      };
      while (!isDone()) {
        const before = moment();
        const button = choose();
        button?.click();
        for (let frames = 0; frames < (button ? 12 : 1) && moment() === before && !isDone(); frames += 1)
          await nextFrame();
        if (button) idle = moment() === before ? idle + 1 : 0;
      }
    },
    { until, seed, END },
  );

/** All play at once, each in their own page, until so many choices lie behind or the game is over. */
export const playTogether = async (
  pages: readonly Page[],
  until = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  await Promise.all(pages.map((page, index) => playInPage(page, until, until + index)));
  await expectSameMoment(pages);
};

export const expectSameMoment = (pages: readonly Page[]): Promise<void> =>
  expect.poll(async () => new Set(await Promise.all(pages.map(momentOf))).size).toBe(1);

/** The record of a finished game: with its choices and dice. */
export const readRecord = async (
  page: Page,
): Promise<
  readonly { readonly entry: { readonly type: string } | null; readonly dice: readonly number[] }[]
> => {
  const answer = await page.request.get(`/api/games/${idOf(page)}/record`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).entries;
};

interface Glimpse {
  readonly system: string;
  readonly seats: readonly string[];
  readonly viewer: string;
  /** A true state. */
  readonly state: unknown;
}

/** What the server makes of a state for a viewer: its own code, in this process. */
export const viewOf = async ({ system, seats, viewer, state }: Glimpse): Promise<string> => {
  const { perform } = await import(pathToFileURL(join(process.cwd(), 'dist/worker.mjs')).href);
  const [board] = await perform({
    task: 'viewPast',
    input: { system, seats, viewer, seq: 0, from: 0, state: JSON.stringify(state), entries: [] },
    progress: { postMessage: () => undefined, close: () => undefined },
  });
  return JSON.stringify(board.state);
};
