import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStandsIn, findings, piece, remix } from './studio-steps';

const source = (page: Page) => page.getByRole('textbox', { name: 'Source' });
const sourcePane = (page: Page) => page.getByRole('region', { name: 'Source' });

interface Battle {
  title: string;
  deployment: { groups: { tile: string; units: string[] }[] };
  [field: string]: unknown;
}

const documentOf = async (page: Page, id: string): Promise<Battle> => {
  const answer = await page.request.get(`/api/drafts/${id}`);
  const { document }: { document: Battle } = await answer.json();
  return document;
};

const rewrite = async (page: Page, text: string): Promise<void> => {
  await source(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
};

test('a value mended in the source moves the counter on the map, and undo takes it back', async ({
  page,
}) => {
  const battle = await documentOf(page, await remix(page, 'cannae'));
  const group = battle.deployment.groups.find(({ units }) => units.includes('velites'));
  if (!group) throw new Error('the battle has no velites');
  group.tile = 'C1';
  await expectStandsIn(page, 'velites', 'C2');
  await rewrite(page, JSON.stringify(battle));
  await expectStandsIn(page, 'velites', 'C1');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'Edit source',
    'Opened',
  ]);
  await source(page).focus();
  await page.keyboard.press('Control+z');
  await expectStandsIn(page, 'velites', 'C2');
});

test('text that is no JSON leaves the map as it was; a malformed document is a finding', async ({ page }) => {
  const battle = await documentOf(page, await remix(page, 'cannae'));
  await rewrite(page, '{ "title": ');
  await expect(sourcePane(page)).toContainText('This is not JSON yet');
  await expectStandsIn(page, 'velites', 'C2');
  await rewrite(page, JSON.stringify({ ...battle, options: { attackLimit: 9 } }));
  await expect(sourcePane(page)).not.toContainText('This is not JSON yet');
  await expect(findings(page)).toContainText('must be mended');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await expectStandsIn(page, 'velites', 'C2');
  await rewrite(page, JSON.stringify(battle));
  await expect(findings(page)).toContainText('Every rule met');
});

test('the schema offers what may be written', async ({ page }) => {
  await remix(page, 'cannae');
  await source(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'specialRules' })).toBeVisible();
});

test('choosing a counter shows its text, and the cursor in its text chooses it', async ({ page }) => {
  await remix(page, 'cannae');
  await piece(page, 'numidian-1').click();
  await expect(page.locator('.view-line').filter({ hasText: 'numidian-1' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Battle' }).click();
  await page
    .locator('.view-line')
    .filter({ hasText: 'numidian-2' })
    .getByText('"numidian-2"')
    .first()
    .click();
  await expect(piece(page, 'numidian-2')).toHaveAttribute('data-chosen', 'true');
});

test('the source pane can be put away', async ({ page }) => {
  await remix(page, 'cannae');
  await page.getByRole('button', { name: 'Source' }).click();
  await expect(sourcePane(page)).toBeHidden();
  await page.getByRole('button', { name: 'Source' }).click();
  await expect(source(page)).toBeAttached();
});
