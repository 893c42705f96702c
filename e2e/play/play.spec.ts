import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { waitForStudio } from '../steps/studio';

/** A game of which only the dice are fixed. */
const newGame = (seed: number): string =>
  deflateRawSync(JSON.stringify({ seed, entries: [] })).toString('base64url');

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const choices = (page: Page) => page.getByRole('list', { name: /decision/ }).locator('li > button');
const story = (page: Page) => page.getByRole('region', { name: 'What happened' });
const over = (page: Page) => page.getByRole('heading', { name: 'The battle is over' });

/** Clicks the first choice that one of the names fits, and waits for the next moment. */
const choose = async (page: Page, requests: readonly RegExp[]): Promise<string> => {
  const handOver = page.getByRole('button', { name: /^Go on as / });
  await expect(choices(page).first().or(handOver)).toBeVisible();
  if (await handOver.isVisible()) await handOver.click();
  const texts = await choices(page)
    .locator('span:not([aria-hidden])')
    .first()
    .evaluate(node =>
      [...(node.closest('ol')?.querySelectorAll('li > button > span:nth-child(2)') ?? [])].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
  const request = requests.find(pattern => texts.some(text => pattern.test(text)));
  const index = request ? texts.findIndex(text => request.test(text)) : 0;
  const at = Number(await moment(page).inputValue());
  await choices(page).nth(index).click();
  await expect(moment(page)).toHaveValue(String(at + 1));
  return texts[index] ?? '';
};

/** Everything that a game shows of its last moment. */
const shown = async (page: Page): Promise<readonly (string | null)[]> => {
  await page.getByRole('checkbox', { name: 'In words' }).check();
  const board = await page.getByRole('region', { name: 'In words' }).textContent();
  return [board, await story(page).textContent()];
};

test('a player plays Clastidium to its end, with an interception, and a friend opens the link', async ({
  page,
  browser,
}) => {
  await page.goto(`/s/pocket-clastidium/v/1/play#${newGame(3)}`);
  const taken: string[] = [];
  while (taken.length < 100 && !(await over(page).isVisible()))
    taken.push(await choose(page, [/^Intercept/, /attack/i]));
  await expect(over(page)).toBeVisible();
  expect(taken.filter(choice => choice.startsWith('Intercept')).length).toBeGreaterThan(0);

  await page.getByRole('textbox', { name: 'Comment on this moment' }).fill('So it ended.');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Game', { exact: true }).click();
  await page.getByRole('button', { name: 'Link to this game' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(over(friend)).toBeVisible();
  expect(await shown(friend)).toEqual(await shown(page));
  await expect(story(friend).getByText('So it ended.')).toBeVisible();
  await friend.context().close();
});

test('a player plays two rounds of Cannae, is rallied and goes back', async ({ page }) => {
  await page.goto(`/s/cannae/v/1/play#${newGame(1)}`);
  const requests = [
    /attacks/,
    /^Attack$/,
    /^Limited/,
    /^Join: .* and /,
    /^Join/,
    /^Activate on E[23]/,
    /^Keep/,
    /^End the turn/,
  ];
  while (!(await story(page).getByText('Round 3.').isVisible())) await choose(page, requests);
  await expect(story(page).getByText(/tries to rally .* the hit is undone/)).toBeVisible();

  // A throw cannot be undone; a step back shows the moment before it, and it comes out the same again.
  const before = await story(page).textContent();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(moment(page)).toHaveValue('13');
  await choose(page, requests);
  await choose(page, requests);
  expect(await story(page).textContent()).toBe(before);

  // Somebody else answers in the middle of a turn; what no rule allows is answered, too.
  const answers: string[] = [];
  while (!(await story(page).getByText('Round 4.').isVisible())) answers.push(await choose(page, requests));
  expect(answers.some(answer => /leads E3$/.test(answer))).toBe(true);
  await page.getByRole('textbox', { name: 'Order in words' }).fill('fly away');
  await page.getByRole('textbox', { name: 'Order in words' }).press('Enter');
  await expect(page.getByText(/^None of the \d+ choices has these words/)).toBeVisible();
});

test('a designer tries a draft, changes it at the desk and goes on from the same moment', async ({
  page,
}) => {
  await page.goto('/s/cannae');
  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await choose(page, [/^Keep/]);
  await choose(page, [/^Activate on E2/]);
  await page.getByRole('link', { name: 'Cannae' }).click();
  await waitForStudio(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Second Cannae');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('link', { name: 'Second Cannae' })).toBeVisible();
  await expect(moment(page)).toHaveValue('2');
  await expect(story(page).getByText('Activate on E2')).toBeVisible();
});

test('a game that no longer fits is followed as far as it does, and the player is told', async ({ page }) => {
  const entries = [
    { by: 'carthage', type: 'keep-turns' },
    { by: 'nobody', type: 'fly-away' },
  ];
  const game = deflateRawSync(JSON.stringify({ seed: 1, entries })).toString('base64url');
  await page.goto(`/s/cannae/v/1/play#${game}`);
  await expect(page.getByText(/^The game could be followed only as far as it fits/)).toBeVisible();
  await expect(choices(page).first()).toBeVisible();
});

test('the machine plays both sides while the page stays alive, and waits when it is told to', async ({
  page,
}) => {
  await page.goto(`/s/pocket-clastidium/v/1/play#${newGame(3)}`);
  await page.getByText('The machine', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  for (const side of await page.getByRole('checkbox', { name: /^Machine plays/ }).all()) await side.check();
  await expect.poll(async () => Number(await moment(page).inputValue())).toBeGreaterThan(3);
  await page.getByRole('checkbox', { name: 'Pause' }).check();
  await expect(page.getByRole('heading', { name: /^The machine decides/ })).toBeHidden();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByText('Keys', { exact: true }).click();
  await expect(page.getByText('One moment back')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pause' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('One moment back')).toBeHidden();
});

test('a broken link is told; orders are typed, a number opens its reason, and a second window goes along', async ({
  page,
}) => {
  await page.goto('/s/cannae/v/1/play#no-such-game');
  await expect(page.getByText(/^The link holds no game that can be read/)).toBeVisible();
  const order = page.getByRole('textbox', { name: 'Order in words' });
  const give = async (words: string, at: number): Promise<void> => {
    await order.fill(words);
    await order.press('Enter');
    await expect(moment(page)).toHaveValue(String(at));
  };
  await give('keep', 1);
  await give('activate e2', 2);
  await order.fill('?');
  await order.press('Enter');
  await expect(page.getByText(/^\d+ choices have these words: 1 /)).toBeVisible();
  await give('1', 3);
  await story(page).getByText('Why?', { exact: true }).first().click();
  await expect(story(page).getByText('One command for each fighting value of')).toBeVisible();
  await expect(story(page).getByRole('link', { name: '§ 4.1' }).first()).toBeVisible();

  // The same game in a second window goes along.
  const second = await page.context().newPage();
  await second.goto('/s/cannae/v/1/play');
  await expect(moment(second)).toHaveValue('3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moment(second)).toHaveValue('2');
});
