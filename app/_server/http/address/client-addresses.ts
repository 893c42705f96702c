import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS, findClientAddress, parseTrustedProxies } from '@/lib/accounts/client-address';
import { getEnv } from '@/lib/env';

/**
 * Writes the true sender into each request before Next sees it: a route sees only headers, and a visitor can forge those. Node's
 * channel reports every request to this process, whichever way the server was started.
 */
export const setClientAddresses = (): void => {
  const trusted = parseTrustedProxies(getEnv().trustedProxies);
  subscribe('http.server.request.start', message => {
    const { request } = message as { readonly request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const named = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    request.headers[CLIENT_ADDRESS] = findClientAddress(request.socket.remoteAddress ?? '', named, trusted);
  });
};
