import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import plataea from '@/content/scenarios/in-death-ground/plataea-479.json';
import issus from '@/content/scenarios/lost-battles/issus.json';
import perikles from '@/content/scenarios/perikles/perikles-431.json';
import alesia from '@/content/scenarios/pocket-battles/pocket-alesia.json';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import zorndorf from '@/content/scenarios/prussias-glory/zorndorf-battle.json';
import { readDocument } from '@/lib/systems/read-document';
import { crowdedMap } from '@/lib/systems/testing/crowded-maps';
import { drawBattleEmbed } from './embed-svg';
import { EMBED_SCRIPT, EMBED_STYLE } from './embed-viewer';

const say = makeSay(messages, 'en');
const MOST = 40_000;
/** What the page has around picture, style and script. */
const AROUND = 1_000;

const embedOf = async (document: unknown): Promise<string> => {
  const read = await readDocument(document);
  const scenario = read.type === 'scenario' ? read.checked.document : null;
  if (read.type !== 'scenario' || scenario === null) throw new Error('not a battle');
  const { system } = read;
  return drawBattleEmbed({ system, scenario, position: system.setUp(scenario) }, say, '/board.png');
};

test.each(
  [leuthen, zorndorf, issus, plataea, perikles, alesia].map(document => [document.title, document] as const),
)('the frame with %s weighs under 40 kB in all', async (_title, document) => {
  const svg = await embedOf(document);
  expect(svg).not.toContain('<image');
  expect(gzipSync(svg + EMBED_STYLE + EMBED_SCRIPT).length + AROUND).toBeLessThan(MOST);
});

test('a map of 12,000 hexes is not written into the frame: it is a picture beside it', async () => {
  const svg = await embedOf(crowdedMap({ variants: 0 }));
  expect(svg.length).toBeLessThan(1000);
  expect(svg).toContain('<image href="/board.png"');
});
