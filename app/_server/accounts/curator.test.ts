import { NextResponse } from 'next/server';
import { expect, test, vi } from 'vitest';
import type { Role } from '@/lib/store/schema/account-tables';
import type { Person } from './author';
import { findCurrentCurator, requireCurator } from './curator';

const here = vi.hoisted(() => ({ person: null as Person | null }));
vi.mock('./author', () => ({ currentPerson: async () => here.person }));
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));

const personAs = (role: Role, hasSecondFactor: boolean): Person => ({
  id: 'anna',
  name: 'Anna',
  role,
  hasSecondFactor,
  token: 'token',
});

/** What the administration's pages and its routes answer. */
const answersTo = async (person: Person | null) => {
  here.person = person;
  const api = await requireCurator();
  return {
    page: await findCurrentCurator().then(
      found => (found ? 'shown' : 'no such page'),
      error => String(error.digest),
    ),
    api: api instanceof NextResponse ? api.status : 'served',
  };
};

test('an administrator without a second factor is refused and led to setting one up', async () => {
  const { page, api } = await answersTo(personAs('administrator', false));
  expect(page).toMatch(/^NEXT_REDIRECT;.*;\/account\/second-factor;/);
  expect(api).toBe(403);
});

test.each([
  ['an administrator with a second factor', personAs('administrator', true), 'shown', 'served'],
  ['a moderator without one', personAs('curator', false), 'shown', 'served'],
  ['an author', personAs('author', true), 'no such page', 404],
  ['a stranger', null, 'no such page', 404],
])('%s', async (_, person, page, api) => expect(await answersTo(person)).toEqual({ page, api }));
