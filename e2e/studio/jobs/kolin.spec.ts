import { expect, test } from '../../steps/fixtures';
import { beginBattle, chooseSide, lineUpSide, makeBattle, publishBattle } from '../../steps/jobs';
import { middleOf, openCard, space, takeBrush, takeSelect } from '../../steps/studio';

test('Kolin: a map with a wood and a road, both armies added and lined up, published', async ({ page }, {
  retry,
}) => {
  test.slow(true, 'one long way through the whole studio');
  const title = `Kolin ${retry}`;
  await beginBattle(page, {
    game: /Prussia/,
    ground: 'Rolling hills',
    title,
    year: '1757',
    sides: ['Prussia', 'Austria'],
  });
  await makeBattle(page, title);

  await test.step('a wood and a road are drawn on the map', async () => {
    await takeBrush(page, 'Terrain', 'woods');
    const wood = await middleOf(space(page, '1210'));
    await page.mouse.click(wood.x, wood.y);
    await takeBrush(page, 'Roads & names', 'road');
    const [from, to] = [await middleOf(space(page, '1008')), await middleOf(space(page, '1408'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await takeSelect(page);
  });

  await test.step('units of both sides', async () => {
    for (const side of ['Prussia', 'Austria']) {
      const card = await openCard(page, 'Units');
      await card.getByRole('combobox', { name: 'Side' }).selectOption(side);
      for (const arm of ['Infantry', 'Cavalry'])
        for (let count = 0; count < 3; count += 1)
          await card.getByRole('group', { name: arm }).getByRole('button').first().click();
    }
    await takeSelect(page);
  });
  await lineUpSide(page, 'Prussia');
  await lineUpSide(page, 'Austria');
  await chooseSide(page, 'Prussia');
  await expect(page.locator('[data-piece]')).not.toHaveCount(0);
  await publishBattle(page, title);
});
