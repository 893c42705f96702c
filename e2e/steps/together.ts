import type { Browser, Page } from '@playwright/test';
import { waitForStudio } from './studio';

/** Steps of people who work on one draft, each in a browser of their own. */

export const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
export const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A link from the dialog, made by the owner. */
export const makeLink = async (page: Page, role: 'edit' | 'view'): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: 'People on this draft' });
  if (!(await dialog.isVisible()))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Share this draft|other (person|people) here/ })
      .click();
  const section = dialog.getByRole('region', { name: `Link to ${role}` });
  await section.getByRole('button', { name: 'Create link' }).click();
  const link = await section.getByRole('textbox', { name: 'Address' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
};

/** Somebody in a browser of their own, who comes by a link. */
export const join = async (
  browser: Browser,
  baseURL: string | undefined,
  link: string,
  name: string,
): Promise<Page> => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(address => !address.pathname.includes('/join/'));
  await waitForStudio(page);
  return page;
};
