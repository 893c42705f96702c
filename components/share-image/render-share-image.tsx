import { readFile } from 'node:fs/promises';
import { ImageResponse } from '@vercel/og';
import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { DrawList, FontName } from '@/lib/drawing/draw-list';
import { FONT_FACES } from '@/lib/drawing/font-faces';
import { findFontFile } from '@/lib/drawing/fonts';
import { type Finding, isError } from '@/lib/game/contract/finding';
import type { Say } from '@/lib/game/contract/sentence';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { ForceTable } from '@/lib/game/document/roster';
import { drawPicture } from '@/lib/game/view/draw-picture';
import { detailOf } from '@/lib/print/draw-board';
import { findInvalidParts } from '@/lib/print/invalid-parts';
import { toPrintableText } from '@/lib/print/layout/printable-text';
import type { PrintedBattle } from '@/lib/print/sheet/sheet-contents';
import { formatDate } from '@/lib/words/date-words';
import {
  BOARD_BOX,
  type Picture,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  ShareImage,
  type ShareImageContents,
} from './share-image';

/** The image that other sites show beside a link to a battle, as PNG. */
export const renderShareImage = async (battle: PrintedBattle, say: Say): Promise<Buffer> =>
  render(await contentsOf(battle, say));

/** An army or a list, as far as its image shows it. */
export interface SharedTroops {
  readonly system: { readonly title: string };
  readonly entry: CatalogueEntry;
  readonly findings: readonly Finding[];
  readonly tables: readonly ForceTable[];
}

/** The same for an army: its counters stand where a battle has its map. */
export const renderTroopsImage = async (troops: SharedTroops, list: DrawList, say: Say): Promise<Buffer> => {
  const { system, entry, findings, tables } = troops;
  const face = tables[0]?.rows[0]?.face;
  const sides = entry.sides.map(async name => ({
    name: toPrintableText(name, 'serif-semibold'),
    counter: face ? await renderCounter(face) : null,
  }));
  return render({
    board: await renderFitted(list),
    system: toPrintableText(system.title, 'sans-semibold'),
    title: toPrintableText(entry.title, 'serif').trim(),
    date: '',
    place: toPrintableText(entry.place, 'serif-italic'),
    sides: await Promise.all(sides),
    ...legalStatusOf(findings, say),
    site: say({ code: 'site.name' }),
  });
};

const legalStatusOf = (findings: readonly Finding[], say: Say) => {
  const errors = findings.filter(isError).length;
  return { standing: say({ code: 'share.standing', values: { errors } }), isLegal: errors === 0 };
};

const render = async (contents: ShareImageContents): Promise<Buffer> => {
  const image = new ImageResponse(<ShareImage {...contents} />, {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: await loadFonts(),
  });
  return Buffer.from(await image.arrayBuffer());
};

const FONTS: readonly FontName[] = ['serif', 'serif-italic', 'serif-semibold', 'sans', 'sans-semibold'];
const FAMILIES = { serif: 'EB Garamond', sans: 'Source Sans 3' } as const;

const loadFonts = () =>
  Promise.all(
    FONTS.map(async font => {
      const { family, weight, italic } = FONT_FACES[font];
      const style = italic ? ('italic' as const) : ('normal' as const);
      return { name: FAMILIES[family], weight, style, data: await readFile(findFontFile(font)) };
    }),
  );

const contentsOf = async (battle: PrintedBattle, say: Say): Promise<ShareImageContents> => {
  const { scenario, system, findings } = battle;
  return {
    board: await renderBoard(battle, say),
    system: toPrintableText(system.title, 'sans-semibold'),
    title: toPrintableText(scenario.title, 'serif').trim(),
    date: toPrintableText(say(formatDate(scenario.date)), 'serif-italic'),
    place: toPrintableText(scenario.place.name, 'serif-italic'),
    sides: await sidesOf(battle),
    ...legalStatusOf(findings, say),
    site: say({ code: 'site.name' }),
  };
};

const renderBoard = async (battle: PrintedBattle, say: Say): Promise<Picture> => {
  const list = drawPicture(battle, {
    layers: ['terrain', 'grid', 'pieces', 'frame'],
    paper: 'screen',
    detail: detailOf(battle.position, 'normal'),
    say,
    invalidParts: findInvalidParts(battle),
  });
  return renderFitted(list);
};

const renderFitted = (list: DrawList): Promise<Picture> => {
  const scale = Math.min(BOARD_BOX.width / list.width, BOARD_BOX.height / list.height);
  return renderPicture(list, Math.floor(list.width * scale));
};

/**
 * Drawn to pixels here and not left to the share image's own renderer: that one has no fonts for the figures on the counters and
 * asks the network for them.
 */
const renderPicture = async (list: DrawList, width: number): Promise<Picture> => {
  const png = await toPng(list, { width });
  const height = Math.round((list.height * width) / list.width);
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height };
};

const COUNTER = 42;

const sidesOf = ({ system, scenario }: PrintedBattle): Promise<ShareImageContents['sides']> => {
  const forces = system.documents.scenario.roster(scenario);
  return Promise.all(
    system.seats(scenario).map(async ({ id, name }) => {
      const face = forces.find(({ seat }) => seat === id)?.rows[0]?.face;
      return {
        name: toPrintableText(name, 'serif-semibold'),
        counter: face ? await renderCounter(face) : null,
      };
    }),
  );
};

const renderCounter = (face: CounterFace): Promise<Picture> => {
  const items = drawCounter({ ...face, shadow: false });
  return renderPicture({ width: COUNTER_SIDE, height: COUNTER_SIDE, items }, COUNTER);
};
