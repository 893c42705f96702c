/** How soon the largest part of a page is seen on a slow phone, beside a static page of the same server; called by `npm run bench:site`. */
import { chromium } from '@playwright/test';
import { median } from '../studio/measure.mjs';

const ROUNDS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A mobile network of 1.6 Mbit/s, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_RATE = 4;

const slowDown = async (context, page) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
};

/** The last entry stands once everything is loaded: nobody clicks or scrolls here. */
const readLargestPaint = page =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** A visitor with an empty cache. */
const paintOf = async (browser, address) => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await readLargestPaint(page);
  await context.close();
  return time;
};

/** Median milliseconds of each page; the pages take turns, so that the load of the machine meets all alike. */
export const measurePaints = async (executablePath, addresses) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const times = Object.fromEntries(Object.keys(addresses).map(name => [name, []]));
  for (const address of Object.values(addresses)) await paintOf(browser, address);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, address] of Object.entries(addresses))
      times[name].push(await paintOf(browser, address));
  await browser.close();
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
};
