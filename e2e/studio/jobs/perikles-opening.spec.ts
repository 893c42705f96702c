import { expect, test } from '../../steps/fixtures';
import { beginBattle, makeBattle, publishBattle } from '../../steps/jobs';
import { middleOf, openInspector, space } from '../../steps/studio';

test('an opening for Perikles: a city gets its statue’s worth by the inspector, published', async ({ page }, {
  retry,
}) => {
  test.slow(true, 'one long way through the whole studio');
  const title = `After the plague ${retry}`;
  await beginBattle(page, {
    game: /Perikles/,
    ground: '431 BC, the Archidamian War',
    title,
    year: '430',
    sides: ['Kimon', 'Lysandros', 'Brasidas'],
  });
  await makeBattle(page, title);
  await openInspector(page);
  const city = await middleOf(space(page, 'athens'));
  await page.mouse.click(city.x, city.y);
  const inspector = page.locator('[data-slip="inspector"]');
  await expect(inspector.getByRole('heading', { name: /Athens/ })).toBeVisible();
  const defeats = inspector.getByLabel(/defeats/i);
  await defeats.fill('1');
  await expect(inspector).toContainText(/1/);
  await publishBattle(page, title);
});
