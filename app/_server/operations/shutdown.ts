import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeProcessSingleton } from '../process-singleton';

interface ProcessState {
  isStopping: boolean;
  readonly servers: Set<Server>;
  readonly inFlight: Set<ServerResponse>;
  readonly closers: (() => Promise<void>)[];
  /** Work that would never end by itself, such as open streams. */
  readonly endless: Set<() => void>;
  /** Called when a response has ended. */
  onEnd: () => void;
}

const getProcessState = makeProcessSingleton<ProcessState>('life', () => ({
  isStopping: false,
  servers: new Set(),
  inFlight: new Set(),
  closers: [],
  endless: new Set(),
  onEnd: () => undefined,
}));

/** Whether this process is about to end: it should get no new work. */
export const isStopping = (): boolean => getProcessState().isStopping;

/** Work to be done after the last request, before the process ends; what was opened first is closed last. */
export const runBeforeExit = (closer: () => Promise<void>): void => {
  getProcessState().closers.push(closer);
};

/** Ends something that would keep the process from ending, as soon as it is asked to; gives back how to forget it. */
export const endOnStop = (end: () => void): (() => void) => {
  const { endless } = getProcessState();
  endless.add(end);
  return () => {
    endless.delete(end);
  };
};

/** Lets the shutdown wait for a response. Next gives nobody its server, so we learn of it by its requests. */
export const trackInFlight = (server: Server, response: ServerResponse): void => {
  const life = getProcessState();
  life.servers.add(server);
  life.inFlight.add(response);
  if (life.isStopping) response.setHeader('connection', 'close');
  response.once('close', () => {
    life.inFlight.delete(response);
    life.onEnd();
  });
};

const closeIdle = ({ servers }: ProcessState): void => {
  for (const server of servers) server.closeIdleConnections();
};

/** Resolves when no request is in flight. */
const waitUntilIdle = (life: ProcessState): Promise<void> =>
  new Promise(resolve => {
    life.onEnd = () => {
      closeIdle(life);
      if (life.inFlight.size === 0) resolve();
    };
    life.onEnd();
  });

/** Takes no new connections, finishes the requests in flight within a time, then closes what is open. */
export const stopGracefully = async (milliseconds: number): Promise<void> => {
  const life = getProcessState();
  life.isStopping = true;
  for (const end of life.endless) end();
  for (const server of life.servers) server.close();
  for (const response of life.inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
  const limit = new AbortController();
  await Promise.race([waitUntilIdle(life), pause(milliseconds, undefined, { signal: limit.signal })]);
  limit.abort();
  for (const server of life.servers) server.closeAllConnections();
  for (const close of life.closers.toReversed()) await close();
};
