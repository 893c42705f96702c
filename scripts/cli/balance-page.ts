import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedBalanceSchema } from '@/lib/catalogue/shipped-balance';
import { createBalanceFact, type MeasuredBalance } from '@/lib/game/lab/balance';

const PAGE = 'docs/balance.md';
const HEADING = '| battle | level | games | wins | 95 % interval | middle game | ends in turn | engine |';
const RULE = '| --- | --- | --- | --- | --- | --- | --- | --- |';

const rowOf = (slug: string, measured: MeasuredBalance): string => {
  const { seat, percent, low, high } = createBalanceFact(measured);
  const { level, games, median, turn, engine } = measured;
  const first = measured.wins[0]?.seat ?? '';
  const cells = [
    slug,
    level,
    games,
    `${seat} ${percent} %`,
    `${low} to ${high}`,
    `${first} ${median}`,
    turn,
    engine,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Rewrites the table of the page from what was measured; the words before it stay. */
export const writeBalancePage = async (folder: string): Promise<void> => {
  const files = (await readdir(folder)).filter(name => name.endsWith('.json')).sort();
  const rows = await Promise.all(
    files.map(async name => {
      const { measured } = shippedBalanceSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      return measured.map(one => rowOf(name.slice(0, -'.json'.length), one));
    }),
  );
  const [words = ''] = (await readFile(PAGE, 'utf8')).split(HEADING);
  await writeFile(PAGE, `${words}${[HEADING, RULE, ...rows.flat()].join('\n')}\n`);
};
