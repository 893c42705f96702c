import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** What can go wrong where readers write. */
const ERRORS = [
  'bad-request',
  'failed',
  'not-played',
  'other-origin',
  'quota-bytes',
  'sign-in-first',
  'too-often',
  'unknown-contribution',
  'unknown-version',
  'unreachable',
];

/** The browser gets the words that it needs there and no others. */
export const CommunityWords = async ({ children }: { readonly children: ReactNode }) => {
  const { community, errors } = await getMessages();
  const { moderation: _moderation, tell: _tell, discussion: _discussion, ...words } = community;
  const needed = Object.fromEntries(ERRORS.map(code => [code, errors[code]]));
  return (
    <NextIntlClientProvider messages={{ community: words, errors: needed }}>
      {children}
    </NextIntlClientProvider>
  );
};
