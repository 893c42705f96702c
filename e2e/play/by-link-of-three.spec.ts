import { expect, type Page } from '@playwright/test';
import {
  createLinkGame,
  expectSameMoment,
  idOf,
  openVisitor,
  playTogether,
  readRecord,
  recordWire,
  type Visitor,
  viewOf,
} from '../steps/by-link';
import { test } from '../steps/fixtures';
import { board, momentOf } from '../steps/play';
import { readSql } from '../steps/roles';

// A lost network is an error on the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

interface Troop {
  readonly side: string;
  readonly place: string;
  readonly city: string;
  readonly arm: string;
  readonly value: number;
}

interface TrueState {
  readonly round: number;
  readonly troops: readonly Troop[];
  readonly battle: { readonly place: string } | null;
  readonly specials: Readonly<Record<string, string | null>>;
  readonly deck: readonly string[];
}

const stateOf = (id: string): TrueState =>
  JSON.parse(String(readSql('select state from games where id = ?', id)));

/** The same moment, but two covered counters of another player have changed values; null: there are no two such. */
const swapCovered = (state: TrueState, viewer: string): TrueState | null => {
  const covered = state.troops.filter(({ side, place }) => side !== viewer && state.battle?.place !== place);
  for (const one of covered)
    for (const other of covered)
      if (one.city === other.city && one.arm === other.arm && one.value !== other.value) {
        const values = new Map([
          [one, other.value],
          [other, one.value],
        ]);
        const troops = state.troops.map(troop => ({ ...troop, value: values.get(troop) ?? troop.value }));
        return { ...state, troops, deck: state.deck.toReversed() };
      }
  return null;
};

/** What the server sends a browser that connects now. */
const sentBoard = async (page: Page): Promise<{ readonly seq: number; readonly text: string }> => {
  const { message } = await (await page.request.get(`/api/games/${idOf(page)}`)).json();
  return { seq: message.seq, text: JSON.stringify(message.state) };
};

/** The bytes on the wire are those of a game that differs in what is covered; its owner alone would see the difference. */
const compareWire = async ({ page }: Visitor, viewer: string, seats: readonly string[]): Promise<boolean> => {
  const state = stateOf(idOf(page));
  const other = swapCovered(state, viewer);
  if (!other) return false;
  const { text } = await sentBoard(page);
  const glimpse = { system: 'perikles', seats, viewer };
  expect(await viewOf({ ...glimpse, state })).toBe(text);
  expect(await viewOf({ ...glimpse, state: other })).toBe(text);
  const owner = other.troops.find(({ value }, index) => value !== state.troops[index]?.value)?.side ?? '';
  expect(await viewOf({ ...glimpse, viewer: owner, state: other })).not.toBe(
    await viewOf({ ...glimpse, viewer: owner, state }),
  );
  return true;
};

test('three people play the first round of Perikles by link, and no covered counter is on the wire', async ({
  browser,
  baseURL,
  page,
}) => {
  test.setTimeout(240_000);
  const first = await recordWire(page);
  // What the book leaves to the players is agreed before; whoever comes can read it.
  const links = await createLinkGame(page, '/s/perikles-431/play?variant=three-players', async () => {
    await page.getByLabel('War and alliance').selectOption({ label: 'With every city that fights there' });
  });
  expect(links.length).toBe(2);
  await expect(page.getByRole('list', { name: 'Options of this game' })).toHaveText(
    'War and alliance: With every city that fights there',
  );
  const others = await Promise.all(links.map(() => openVisitor(browser, baseURL)));
  for (const [index, visitor] of others.entries()) await visitor.page.goto(links[index] ?? '');
  const visitors = [first, ...others];
  const pages = visitors.map(visitor => visitor.page);
  for (const each of pages) await expect(board(each)).toBeVisible();
  const watcher = await openVisitor(browser, baseURL);
  await watcher.page.goto(`/g/${idOf(page)}`);

  const { message } = await (await page.request.get(`/api/games/${idOf(page)}`)).json();
  const seats: readonly string[] = message.info.seats.map(({ seat }: { seat: string }) => seat);
  const viewers = await Promise.all(
    [...visitors, watcher].map(async ({ page: seen }) => {
      const answer = await (await seen.request.get(`/api/games/${idOf(page)}`)).json();
      return answer.message.info.viewer as string;
    }),
  );
  expect(new Set(viewers).size).toBe(4);

  const round = stateOf(idOf(page)).round;
  let compared = 0;
  let moment = await momentOf(page);
  const isRoundOver = async (): Promise<boolean> =>
    stateOf(idOf(page)).round > round ||
    (await page.getByRole('complementary', { name: 'Result' }).isVisible());
  while (!(await isRoundOver())) {
    moment += 25;
    await playTogether(pages, moment);
    moment = await momentOf(page);
    for (const [index, visitor] of [...visitors, watcher].entries())
      if (await compareWire(visitor, viewers[index] ?? '', seats)) compared += 1;
  }
  expect(compared).toBeGreaterThan(2);
  await expectSameMoment([...pages, watcher.page]);

  // They part in peace: all must agree.
  const [second, third] = others;
  if (await page.getByRole('complementary', { name: 'Result' }).isHidden()) {
    await page.getByText(/^Players and chat/).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    for (const visitor of [second, third]) await visitor?.page.getByRole('button', { name: 'Agree' }).click();
  }
  for (const each of [...pages, watcher.page])
    await expect(each.getByRole('complementary', { name: 'Result' })).toBeVisible();

  const record = await readRecord(watcher.page);
  for (const { wire } of [...visitors, watcher]) {
    const told = wire.filter(text => !text.includes('"status":"over"') && !text.startsWith('{"entries"'));
    expect(told.length).toBeGreaterThan(20);
    const text = told.join('\n');
    for (const { dice } of record)
      for (const word of dice.filter(number => Math.abs(number) > 1e6))
        expect(text).not.toContain(String(word));
    expect(text).not.toContain('"type":"take"');
  }
});
