import type { Page } from '@playwright/test';
import sambre from '../../../content/scenarios/lost-battles/sambre.json' with { type: 'json' };
import { expect, test } from '../../steps/fixtures';
import {
  middleOf,
  openRemix,
  openTab,
  piece,
  saveStatus,
  space,
  tally,
  waitForStudio,
} from '../../steps/studio';

/** The battle with the book’s free set-up: nobody is on the field, and no order is given. */
const openUndeployed = async (page: Page): Promise<void> => {
  const document = { ...sambre, deployment: { kind: 'free', groups: [] }, variants: [] };
  const answer = await page.request.post('/api/drafts', { data: { document } });
  expect(answer.status()).toBe(201);
  const { id }: { readonly id: string } = await answer.json();
  await page.goto(`/studio/${id}`);
  await waitForStudio(page);
};

test('a designer plans the deployment order by order, sees its price and reach, and takes it back', async ({
  page,
}) => {
  await openUndeployed(page);
  await openTab(page, 'Plan');
  const panel = page.getByRole('complementary', { name: 'Battle' }).getByRole('tabpanel');
  await expect(panel).toContainText('No orders yet');
  await panel.getByLabel('For').selectOption({ label: 'Belgae' });
  await panel.getByRole('spinbutton', { name: /^Nervii/ }).fill('5');
  await expect(panel.getByLabel('How').getByRole('option')).toHaveText([
    'Normal activation: no command, 2 exemptions',
  ]);
  await expect(page.locator('[data-space="C3"]')).toHaveAttribute('data-legality', 'legal');
  await expect(page.locator('[data-space="C2"]')).toHaveAttribute('data-legality', 'illegal');
  await panel.getByLabel('Where').selectOption({ label: 'Belgae, centre (C3), facing down the map' });
  await panel.getByRole('button', { name: 'Add order' }).press('Enter');
  const orders = panel.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveText([
    /5 × Nervii to Belgae, centre \(C3\), facing down the map.*no command, 2 exemptions.*6 commands left/,
  ]);
  await expect(page.locator('[data-space="C3"]')).not.toHaveAttribute('data-legality', /./);
  await expect(tally(page)).toHaveText('No errors');

  await panel.getByRole('spinbutton', { name: /^Atrebates/ }).fill('3');
  const there = await middleOf(space(page, 'D4'));
  await page.mouse.click(there.x, there.y);
  await expect(panel.getByLabel('Where')).toHaveValue('D4 down');
  await panel.getByRole('button', { name: 'Add order' }).click();
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  const budget = panel.getByRole('region', { name: 'Budget of Belgae' });
  await expect(budget).toContainText('Spent2');
  await expect(budget).toContainText('4 commands left before the command roll');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Draw setup as planned' }).click();
  await expect(piece(page, 'nervii-2')).toBeVisible();
  await panel.getByRole('button', { name: 'Undo last order' }).click();
  await expect(panel).toContainText('No orders yet');
});

test('a plan is worked out for the set-up as it is drawn, and nobody moves', async ({ page }) => {
  const id = await openRemix(page, 'cannae');
  await openTab(page, 'Plan');
  const panel = page.getByRole('complementary', { name: 'Battle' }).getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Clear plan' }).click();
  await expect(panel).toContainText('No orders yet');
  const groupsNow = async () => {
    await expect(saveStatus(page)).toHaveText(/Saved/);
    return (await (await page.request.get(`/api/drafts/${id}`)).json()).document.deployment.groups;
  };
  const before = await groupsNow();
  await panel.getByRole('button', { name: 'Work out a plan' }).click();
  await expect(panel.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
  await expect(tally(page)).not.toHaveText(/\d error/);
  expect(await groupsNow()).toEqual(before);
});

test('an order that breaks a rule names its section before it is given', async ({ page }) => {
  await openUndeployed(page);
  await openTab(page, 'Plan');
  const panel = page.getByRole('complementary', { name: 'Battle' }).getByRole('tabpanel');
  await panel.getByRole('spinbutton', { name: /^Legions VII/ }).fill('3');
  await expect(panel.getByRole('link', { name: /^Rule 11\.5/ })).toHaveAttribute('href', /\/11\.5$/);
});

test('a chosen unit that faces the enemy shows the exact odds of its attack, line by line', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await piece(page, 'velites').click();
  const odds = page.getByRole('region', { name: 'Chances', exact: true });
  await expect(odds).toContainText('Lead unit Velites against Slingers and javelinmen');
  await expect(odds).toContainText('no hit21/36');
  await expect(odds.getByRole('listitem').first()).toContainText('Lead unit+1');
  await expect(odds.getByRole('link', { name: /^Rule 6\.5/ })).toHaveAttribute('href', /\/6\.5$/);
});
