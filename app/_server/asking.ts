import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { CLIENT_ADDRESS, countedAs } from '@/lib/accounts/client-address';

/** Who asks for something, and in which language. */
export interface Asking {
  readonly client: string;
  readonly locale: string;
}

/** Whoever sent the request that is being answered. */
export const asking = async (): Promise<Asking> => ({
  client: clientOf(await headers()),
  locale: await getLocale(),
});

/** The sender of a request, as limits and queues count them. */
export const clientOf = (sent: Pick<Headers, 'get'>): string =>
  countedAs(sent.get(CLIENT_ADDRESS) ?? 'unknown');
