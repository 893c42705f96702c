import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS, findClientAddress, parseTrustedProxies } from '@/lib/accounts/client-address';
import { env } from '@/lib/env';

/**
 * Writes into each request whence it really comes, before Next sees it: a route knows only headers, and those a visitor can forge. Node's
 * channel tells of every request to this process, whichever way the server was started.
 */
export const setClientAddresses = (): void => {
  const trusted = parseTrustedProxies(env().trustedProxies);
  subscribe('http.server.request.start', message => {
    const { request } = message as { readonly request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const named = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    request.headers[CLIENT_ADDRESS] = findClientAddress(request.socket.remoteAddress ?? '', named, trusted);
  });
};
