/**
 * Which level beats which, book by book: every pair plays with swapped seats until the sequential test has decided or the time is
 * spent; a line for each game, then ratings. Perikles has five seats: one against four, and a game is won by being ranked above more than half.
 */
const ENOUGH = { tooSmall: 0.6, enough: 0.8, error: 0.1 };

const secondsSince = before => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** The games of one pair of levels. */
const playPair = (tools, battles, [one, other], { firstSeed, cap, most }) => {
  const { judgeShare, makePairings, playMatch, toPoints, computeWilsonInterval } = tools;
  const before = process.cpuUsage();
  let [points, games] = [0, 0];
  let verdict = 'open';
  for (const pairing of makePairings(battles, most, firstSeed)) {
    const { ahead, decisions } = playMatch(pairing, one, other);
    games += 1;
    points += toPoints(ahead);
    console.info(
      `  ${pairing.battle.file} ${pairing.seat} seed ${pairing.seed}: ${toPoints(ahead)} (${points} of ${games}), ${decisions} decisions`,
    );
    verdict = judgeShare({ points, games }, ENOUGH);
    const isEven = games % pairing.battle.seats.length === 0;
    if (isEven && (verdict !== 'open' || secondsSince(before) > cap)) break;
  }
  const [low, high] = computeWilsonInterval(points, games).map(share => Math.round(100 * share));
  console.info(
    `${one} against ${other}: ${points} of ${games} [${low}–${high} %], ${verdict}, ${secondsSince(before).toFixed(0)} s of processor time`,
  );
  return { one, other, points, games };
};

/** Neighbours on the ladder meet; the others are compared by way of them. */
export const climbLadder = (tools, book, battles, levels, limits) => {
  console.info(`${book}: ${battles.map(({ file }) => file).join(', ')}; seeds from ${limits.firstSeed}`);
  const matches = levels
    .slice(1)
    .map((level, index) => playPair(tools, battles, [level, levels[index]], limits));
  const ratings = [...tools.rateByBradleyTerry(matches)].map(
    ([name, rating]) => `${name} ${rating.toFixed(0)}`,
  );
  console.info(`${book}, ratings (Bradley–Terry, points of chess): ${ratings.join(', ')}`);
};
