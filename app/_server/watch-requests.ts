import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import {
  ASKED_LOCALLY,
  isAskedLocally,
  isTrustedPeer,
  REQUEST_ID,
  trustedProxies,
} from '@/lib/accounts/client-address';
import { env } from '@/lib/env';
import { answerFailures } from './answer-failures';
import { getLog } from './log';
import { countRequest } from './metrics';
import { readableAddress } from './readable-address';
import { routeGroup, routeName } from './route-name';
import { noteInFlight } from './shutdown';

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Follows every request to this process, whichever way the server was started, from before Next sees it to its end. Every address becomes
 * one that can be decoded, and every failure says that it is one.
 */
export const watchRequests = (): void => {
  const trusted = trustedProxies(env().trustedProxies);
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as Started;
    request.url = readableAddress(request.url ?? '/');
    const id = requestId(request, trusted);
    request.headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    noteLocal(request);
    noteInFlight(server, response);
    answerFailures(request, response);
    const start = performance.now();
    response.once('close', () => tellOfEnd(request, response, id, performance.now() - start));
  });
};

const ID = /^[\w.:-]{1,64}$/;

/** The proxy's own number for a request where we believe it, else a new one. */
const requestId = (request: IncomingMessage, trusted: BlockList): string => {
  const given = request.headers[REQUEST_ID];
  const isBelieved =
    typeof given === 'string' && ID.test(given) && isTrustedPeer(request.socket.remoteAddress ?? '', trusted);
  return isBelieved ? given : randomBytes(8).toString('hex');
};

const noteLocal = ({ headers, socket }: IncomingMessage): void => {
  const isLocal = isAskedLocally(socket.remoteAddress ?? '', headers);
  delete headers[ASKED_LOCALLY];
  if (isLocal) headers[ASKED_LOCALLY] = 'yes';
};

/** Machines that ask every few seconds, and files, are of no interest as a rule. */
const QUIET_GROUPS = ['probe', 'file'];

/** What is logged when the visitor has gone before the answer was sent; nginx calls it so too. */
const GONE = 499;

const tellOfEnd = (request: IncomingMessage, response: ServerResponse, id: string, ms: number): void => {
  const [method, route] = [request.method ?? 'GET', routeName(request.url ?? '/')];
  const status = response.writableFinished ? response.statusCode : GONE;
  const group = routeGroup(route);
  countRequest({ group, method, status, seconds: ms / 1000 });
  const level = QUIET_GROUPS.includes(group) ? 'debug' : 'info';
  getLog()[level]({ id, method, route, status, ms: Math.round(ms) }, 'request');
};
