/** The set-up sheet beside Chromium's print of the same pages; called by `npm run bench:print`. */
import { chromium } from '@playwright/test';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const median = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const timed = async work => {
  const start = performance.now();
  const bytes = await work();
  return { time: performance.now() - start, bytes: bytes.length };
};

const printedBy = async (browser, html) => {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return bytes;
};

const summary = rounds => ({
  time: median(rounds.map(({ time }) => time)),
  bytes: median(rounds.map(({ bytes }) => bytes)),
});

export const measure = async (file, executablePath) => {
  const { asHtml, benchContents, compose, ours, sizeOf } = await import(file);
  const contents = await benchContents();
  const job = compose(contents);
  const html = await asHtml(job);
  const browser = await chromium.launch({ executablePath });
  const rounds = { ours: [], chromium: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const own = await timed(() => ours(contents));
      const other = await timed(() => printedBy(browser, html));
      // The first round warms both.
      if (round > 0) {
        rounds.ours.push(own);
        rounds.chromium.push(other);
      }
    }
  } finally {
    await browser.close();
  }
  const [own, other] = [summary(rounds.ours), summary(rounds.chromium)];
  const { hexes, counters } = sizeOf(contents);
  console.log(`${hexes} hexes, ${counters} counters, ${job.pages.length} pages; median of ${ROUNDS} rounds`);
  console.log(`ours, from the document:  ${Math.round(own.time)} ms, ${Math.round(own.bytes / 1000)} kB`);
  console.log(`Chromium, from the pages: ${Math.round(other.time)} ms, ${Math.round(other.bytes / 1000)} kB`);
  const [time, bytes] = [own.time / other.time, own.bytes / other.bytes];
  console.log(`time: ${time.toFixed(2)} of Chromium's (goal 0.50); bytes: ${bytes.toFixed(2)} (goal 0.33)`);
  return time <= 0.5 && bytes <= 1 / 3 ? 0 : 1;
};
