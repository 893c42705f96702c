import type { NextResponse } from 'next/server';
import { getEnv } from '@/lib/env';
import { errorResponse } from '../http/route-helpers';
import { redirectTo } from '../words/redirect-to';
import { currentPerson, type Person } from './author';

const SET_UP = '/account/second-factor';

/** Whoever is here, if they look after this server; for everyone else its pages do not exist. */
const findCurator = async (): Promise<Person | null> => {
  const person = await currentPerson();
  return person && person.role !== 'author' ? person : null;
};

/** Whoever takes over an administrator's account takes over the server: a password alone is not enough for it. */
const lacksSecondFactor = ({ role, hasSecondFactor }: Person): boolean =>
  role === 'administrator' && !hasSecondFactor && getEnv().adminNeedsSecondFactor;

/** For a page: an administrator without a second factor is led to setting one up. */
export const findCurrentCurator = async (): Promise<Person | null> => {
  const person = await findCurator();
  if (person && lacksSecondFactor(person)) await redirectTo(SET_UP);
  return person;
};

/** For a route that answers programs: the refusal in place of the person. */
export const requireCurator = async (): Promise<Person | NextResponse> => {
  const person = await findCurator();
  if (!person) return errorResponse(404, 'not-found');
  return lacksSecondFactor(person) ? errorResponse(403, 'second-factor-needed', { setUp: SET_UP }) : person;
};
