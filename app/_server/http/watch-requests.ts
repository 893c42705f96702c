import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  isLocalRequest,
  isTrustedPeer,
  LOCAL_REQUEST,
  parseTrustedProxies,
  REQUEST_ID,
  type TrustedProxies,
} from '@/lib/accounts/client-address';
import { getEnv } from '@/lib/env';
import { getLog } from '../operations/log';
import { countRequest } from '../operations/metrics';
import { trackInFlight } from '../operations/shutdown';
import { toDecodableUrl } from './address/decodable-url';
import { findRouteName, routeGroupOf } from './address/route-name';
import { fillErrorBodies } from './fill-error-bodies';

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Follows every request to this process, whichever way the server was started, from before Next sees it to its end. Every address becomes
 * one that can be decoded, and every failure says that it is one.
 */
export const watchRequests = (): void => {
  const trusted = parseTrustedProxies(getEnv().trustedProxies);
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as RequestStart;
    request.url = toDecodableUrl(request.url ?? '/');
    const id = chooseRequestId(request, trusted);
    request.headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    markLocalRequest(request);
    trackInFlight(server, response);
    fillErrorBodies(request, response);
    const start = performance.now();
    response.once('close', () => logRequestEnd(request, response, id, performance.now() - start));
  });
};

const ID = /^[\w.:-]{1,64}$/;

/** The proxy's own number for a request where we believe it, else a new one. */
const chooseRequestId = (request: IncomingMessage, trusted: TrustedProxies): string => {
  const given = request.headers[REQUEST_ID];
  const isBelieved =
    typeof given === 'string' && ID.test(given) && isTrustedPeer(request.socket.remoteAddress ?? '', trusted);
  return isBelieved ? given : randomBytes(8).toString('hex');
};

const markLocalRequest = ({ headers, socket }: IncomingMessage): void => {
  const isLocal = isLocalRequest(socket.remoteAddress ?? '', headers);
  delete headers[LOCAL_REQUEST];
  if (isLocal) headers[LOCAL_REQUEST] = 'yes';
};

/** Probes that come every few seconds, and files, are usually of no interest. */
const QUIET_GROUPS = ['probe', 'file'];

/** Logged when the visitor left before the response was sent; nginx uses the same number. */
const GONE = 499;

const logRequestEnd = (request: IncomingMessage, response: ServerResponse, id: string, ms: number): void => {
  const [method, route] = [request.method ?? 'GET', findRouteName(request.url ?? '/')];
  const status = response.writableFinished ? response.statusCode : GONE;
  const group = routeGroupOf(route);
  countRequest({ group, method, status, seconds: ms / 1000 });
  const level = QUIET_GROUPS.includes(group) ? 'debug' : 'info';
  getLog()[level]({ id, method, route, status, ms: Math.round(ms) }, 'request');
};
