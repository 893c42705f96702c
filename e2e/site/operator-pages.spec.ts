import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { devices } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const folder = join(process.env.E2E_DATA_DIR ?? '', 'operator');

const write = (file: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use(phone);

  test('a visitor learns from the footer what is stored and who runs the server', async ({ page }) => {
    // A second try finds the file of the first.
    rmSync(folder, { recursive: true, force: true });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your network address' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My account' }).last()).toHaveAttribute('href', '/account');

    await footer.getByRole('link', { name: 'About this server' }).click();
    await expect(page.getByText('has not filled in this page yet')).toBeVisible();
    write('imprint.md', '## The Club\n\nHigh Street 1 <script>window.slipped = 1</script>\n');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Imprint', level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Club', level: 3 })).toBeVisible();
    await expect(page.getByText('<script>')).toBeVisible();
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('the pages of the operator can be read by everybody', async ({ page }) => {
  for (const address of ['/privacy', '/about-this-server', '/setup']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([]);
  }
});
