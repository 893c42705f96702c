import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import Libsql from 'libsql';

export const PASSWORD = 'a long password';

/** A new account; a test's second try finds the one of its first and signs in. */
export const signUp = async (page: Page, name: string): Promise<void> => {
  const data = { name, password: PASSWORD };
  const created = await page.request.post('/api/account', { data });
  if (created.status() !== 409) return expect(created.ok()).toBe(true);
  expect((await page.request.post('/api/account/session', { data })).ok()).toBe(true);
};

/** The tables of the server under test, for what no page offers. */
export const runSql = (statement: string, ...values: string[]): void => {
  const database = new Libsql(join(process.env.E2E_DATA_DIR ?? '', 'battlewright.db'));
  // The server writes meanwhile.
  database.pragma('busy_timeout = 10000');
  database.prepare(statement).run(values);
  database.close();
};

/** One value of one row, as the server under test has it. */
export const readSql = (statement: string, ...values: string[]): unknown => {
  const database = new Libsql(join(process.env.E2E_DATA_DIR ?? '', 'battlewright.db'), { readonly: true });
  database.pragma('busy_timeout = 10000');
  const [value] = Object.values((database.prepare(statement).get(values) as object | undefined) ?? {});
  database.close();
  return value;
};

/** As `battlewright admin grant` does. */
export const grantRole = (name: string, role: 'curator' | 'administrator'): void =>
  runSql('update users set role = ? where username = ?', role, name.toLowerCase());

/** Publishes a new battle of the user; returns its slug. */
export const publishBattle = async (page: Page, visibility = 'public'): Promise<string> => {
  const { id } = await (
    await page.request.post('/api/drafts', { data: { remix: { slug: 'issus', n: 1 } } })
  ).json();
  const published = await page.request.post(`/api/drafts/${id}/publish`, {
    data: { revision: 1, visibility, changeNote: '' },
  });
  return (await published.json()).slug;
};
