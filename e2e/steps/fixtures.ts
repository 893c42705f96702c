import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Watched {
  /** Errors of the page that a test provokes on purpose, such as the browser's own word about a 404. One pattern: Playwright takes a list of two for a value with its options. */
  readonly expectedErrors: readonly RegExp[];
  readonly watch: undefined;
}

const OUR_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const WITHIN_THE_PAGE = ['data:', 'blob:', 'about:'];

const leavesTheMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return !WITHIN_THE_PAGE.includes(protocol) && !OUR_HOSTS.includes(hostname);
};

const noteOutside = (complaints: string[], address: string): void => {
  if (leavesTheMachine(address)) complaints.push(`a request left the machine: ${address}`);
};

const listen = (context: BrowserContext, complaints: string[], expectedErrors: readonly RegExp[]): void => {
  const noteError = (kind: string, text: string): void => {
    if (!expectedErrors.some(pattern => pattern.test(text))) complaints.push(`${kind}: ${text}`);
  };
  context.on('request', request => noteOutside(complaints, request.url()));
  context.on('page', page => page.on('websocket', socket => noteOutside(complaints, socket.url())));
  context.on('weberror', problem => noteError('an uncaught error', problem.error().message));
  context.on('console', message => {
    if (message.type() === 'error')
      noteError('an error on the console', `${message.text()} (${message.location().url})`);
  });
};

/** Playwright's test, which also fails when a page complains or when a request leaves the machine, in any context. */
export const test = base.extend<Watched>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ browser, expectedErrors }, use) => {
      const complaints: string[] = [];
      const onContext = (context: BrowserContext): void => listen(context, complaints, expectedErrors);
      browser.on('context', onContext);
      await use(undefined);
      browser.off('context', onContext);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
