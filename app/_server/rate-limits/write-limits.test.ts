import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listCalledNames, readSource } from '../testing/called-names';

const APP = join(process.cwd(), 'app');
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const METHODS = ['GET', ...WRITES];

/** Each counts requests, or open streams, and refuses what is too much. */
const LIMITERS = [
  'refuseRateLimited',
  'refuseRateLimitedKey',
  'refuseTooManySaves',
  'refuseTooManyOrders',
  'refuseTooMuchTogether',
  'hasRoomForStream',
];

/** What costs: a job of a worker, a run of games, an archive, a stream. */
const COSTS = ['runJob', 'getSimulations', 'makeArchivePart', 'openEventStream'];

/** Writes nothing: it answers that there is nothing. */
const NO_WRITES = ['api/[[...path]]/route.ts'];

/** Signing out must always be possible; it deletes one row. */
const ALWAYS_ALLOWED = ['api/account/session/route.ts DELETE'];

/** Reads how far a run is, which is kept. */
const CHEAP = ['api/balance/[id]/route.ts GET'];

const listHandlers = (name: string, methods: readonly string[]) =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => new RegExp(`(^|/)${name}\\.tsx?$`).test(path) && !NO_WRITES.includes(path))
    .flatMap(path => {
      const file = join(APP, path);
      const { exported } = readSource(file);
      return methods
        .filter(method => exported.has(method))
        .map(method => ({
          id: `${path} ${method}`,
          method,
          called: listCalledNames({ file, name: method }),
        }));
    });

type Handler = ReturnType<typeof listHandlers>[number];

const isLimited = ({ called }: Handler): boolean => LIMITERS.some(name => called.has(name));

const costs = ({ id, called }: Handler): boolean =>
  !CHEAP.includes(id) && COSTS.some(name => called.has(name));

const handlers = listHandlers('route', METHODS);

describe('every route has a limit', () => {
  test('all of them are found', () => {
    expect(handlers.length).toBeGreaterThan(130);
  });

  test.each(handlers.filter(({ method }) => WRITES.includes(method)))('that writes: $id', handler => {
    expect(ALWAYS_ALLOWED.includes(handler.id) || isLimited(handler)).toBe(true);
  });

  test.each(handlers.filter(handler => handler.method === 'GET' && costs(handler)))(
    'whose reading costs: $id',
    handler => {
      expect(isLimited(handler)).toBe(true);
    },
  );
});

/** A program shows a token there, or needs nothing: no cookie counts. */
const FOR_PROGRAMS = ['api/v1/check/route.ts POST', 'api/v1/documents/route.ts POST'];

describe('no page of another site writes as a visitor of ours', () => {
  test.each(handlers.filter(({ id, method }) => WRITES.includes(method) && !FOR_PROGRAMS.includes(id)))(
    '$id',
    ({ called }) => {
      expect(called).toContain('isCrossOrigin');
    },
  );

  test.each(FOR_PROGRAMS)('%s asks no cookie who it is', id => {
    const called = handlers.find(handler => handler.id === id)?.called ?? new Set<string>();
    expect(called).toContain('BEARER');
  });
});
