import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openRemix, toggleWords } from '../steps/studio';

/** Someone who hears the board instead of seeing it. */

const typeCommand = async (page: Page, order: string): Promise<void> => {
  const line = page.getByRole('textbox', { name: 'Type a command' });
  await line.fill(order);
  await line.press('Enter');
};

const answers = (page: Page) => page.getByRole('log', { name: 'Answers' });

test('the board is asked and moved by typed words', async ({ page }) => {
  await openRemix(page, 'cannae');
  await toggleWords(page);
  await typeCommand(page, 'what stands on left centre');
  await expect(answers(page)).toContainText('Rome, left centre');
  await expect(answers(page)).toContainText('Carthage, left centre');
  await typeCommand(page, 'move velites to C1');
  await expect(answers(page)).toContainText('Done: Move Velites to C1.');
  const tile = (id: string) =>
    page
      .getByRole('region', { name: 'Board as text' })
      .getByRole('listitem')
      .filter({ hasText: `(${id})` })
      .first();
  await expect(tile('C1').getByRole('button', { name: 'Velites average light infantry' })).toBeVisible();
  await typeCommand(page, 'paint A1 hill');
  await expect(tile('A1')).toContainText('hill');
  await typeCommand(page, 'undo');
  await typeCommand(page, 'undo');
  await expect(answers(page)).toContainText('Undone: Move Velites to C1.');
  await expect(tile('C2').getByRole('button', { name: 'Velites average light infantry' })).toBeVisible();
});

test('what breaks a rule is told at its space, and unknown words with a suggestion', async ({ page }) => {
  await openRemix(page, 'cannae');
  await toggleWords(page);
  await typeCommand(page, 'move velites to C3');
  await expect(answers(page)).toContainText('Carthage, centre (C3): units of both armies');
  const words = page.getByRole('region', { name: 'Board as text' });
  await expect(
    words.getByRole('button', { name: /^Carthage, centre \(C3\): units of both armies/ }).first(),
  ).toBeVisible();
  await typeCommand(page, 'findings');
  await expect(answers(page)).toContainText(/\d+ errors?/);
  await typeCommand(page, 'mvoe velites to C2');
  await expect(answers(page)).toContainText('Did you mean “move”?');
  await typeCommand(page, 'help');
  await expect(answers(page)).toContainText('Commands: what is on C3');
});
