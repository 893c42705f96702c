import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { CLIENT_ADDRESS, toRateLimitKey } from '@/lib/accounts/client-address';

/** Who asks, and in which language. */
export interface Requester {
  readonly client: string;
  readonly locale: string;
}

/** Whoever sent the request that is being answered. */
export const getRequester = async (): Promise<Requester> => ({
  client: clientKeyOf(await headers()),
  locale: await getLocale(),
});

/** The sender of a request, as limits and queues count them. */
export const clientKeyOf = (sent: Pick<Headers, 'get'>): string =>
  toRateLimitKey(sent.get(CLIENT_ADDRESS) ?? 'unknown');
