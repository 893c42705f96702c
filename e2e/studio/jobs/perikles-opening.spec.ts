import { expect, test } from '../../steps/fixtures';
import { beginBattle, makeBattle, publishBattle } from '../../steps/jobs';
import { cornerOf, openInspector, space } from '../../steps/studio';

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
  const city = await cornerOf(space(page, 'athens'));
  await page.mouse.click(city.x, city.y);
  const inspector = page.locator('[data-slip="inspector"]');
  await expect(inspector.getByRole('heading', { name: /Athens/ })).toBeVisible();
  await inspector.getByRole('button', { name: 'More: Defeats' }).click();
  await expect(inspector.getByLabel('Defeats', { exact: true })).toHaveValue('1');
  await publishBattle(page, title);
});
