import { readFile } from 'node:fs/promises';
import { ImageResponse } from '@vercel/og';
import { COUNTER_SIDE, type CounterFace, counterFace } from '@/lib/drawing/counter';
import type { DrawList, FontName } from '@/lib/drawing/draw-list';
import { FONT_FACES } from '@/lib/drawing/font-faces';
import { fontFile } from '@/lib/drawing/fonts';
import type { CatalogueEntry } from '@/lib/game/catalogue-entry';
import { type Finding, isError } from '@/lib/game/finding';
import { pictureOf } from '@/lib/game/picture';
import type { ForceTable } from '@/lib/game/roster';
import type { Say } from '@/lib/game/sentence';
import { boardPng } from '@/lib/print/board-png';
import { dateWords } from '@/lib/print/date-words';
import { faultsOf } from '@/lib/print/faults';
import { readable } from '@/lib/print/readable';
import type { PrintedBattle } from '@/lib/print/sheet-contents';
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

/** An army or a list, as far as its image tells of it. */
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
    name: readable(name, 'serif-semibold'),
    counter: face ? await counterPicture(face) : null,
  }));
  return render({
    board: await fitted(list),
    system: readable(system.title, 'sans-semibold'),
    title: readable(entry.title, 'serif').trim(),
    date: '',
    place: readable(entry.place, 'serif-italic'),
    sides: await Promise.all(sides),
    ...standingOf(findings, say),
    site: say({ code: 'site.name' }),
  });
};

const standingOf = (findings: readonly Finding[], say: Say) => {
  const errors = findings.filter(isError).length;
  return { standing: say({ code: 'share.standing', values: { errors } }), isLegal: errors === 0 };
};

const render = async (contents: ShareImageContents): Promise<Buffer> => {
  const image = new ImageResponse(<ShareImage {...contents} />, {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: await fonts(),
  });
  return Buffer.from(await image.arrayBuffer());
};

const FONTS: readonly FontName[] = ['serif', 'serif-italic', 'serif-semibold', 'sans', 'sans-semibold'];
const FAMILIES = { serif: 'EB Garamond', sans: 'Source Sans 3' } as const;

const fonts = () =>
  Promise.all(
    FONTS.map(async font => {
      const { family, weight, italic } = FONT_FACES[font];
      const style = italic ? ('italic' as const) : ('normal' as const);
      return { name: FAMILIES[family], weight, style, data: await readFile(fontFile(font)) };
    }),
  );

const contentsOf = async (battle: PrintedBattle, say: Say): Promise<ShareImageContents> => {
  const { scenario, system, findings } = battle;
  return {
    board: await boardPicture(battle, say),
    system: readable(system.title, 'sans-semibold'),
    title: readable(scenario.title, 'serif').trim(),
    date: readable(say(dateWords(scenario.date)), 'serif-italic'),
    place: readable(scenario.place.name, 'serif-italic'),
    sides: await sidesOf(battle),
    ...standingOf(findings, say),
    site: say({ code: 'site.name' }),
  };
};

const boardPicture = async (battle: PrintedBattle, say: Say): Promise<Picture> => {
  const list = pictureOf(battle, {
    layers: ['terrain', 'grid', 'pieces', 'frame'],
    paper: 'screen',
    detail: 'normal',
    say,
    faults: faultsOf(battle),
  });
  return fitted(list);
};

const fitted = (list: DrawList): Promise<Picture> => {
  const scale = Math.min(BOARD_BOX.width / list.width, BOARD_BOX.height / list.height);
  return picture(list, Math.floor(list.width * scale));
};

/**
 * Drawn to pixels here and not left to the share image's own renderer: that one has no fonts for the figures on the counters and
 * asks the network for them.
 */
const picture = async (list: DrawList, width: number): Promise<Picture> => {
  const png = await boardPng(list, width);
  const height = Math.round((list.height * width) / list.width);
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height };
};

const COUNTER = 42;

const sidesOf = ({ system, scenario }: PrintedBattle): Promise<ShareImageContents['sides']> => {
  const forces = system.documents.scenario.roster(scenario);
  return Promise.all(
    system.seats(scenario).map(async ({ id, name }) => {
      const face = forces.find(({ seat }) => seat === id)?.rows[0]?.face;
      return { name: readable(name, 'serif-semibold'), counter: face ? await counterPicture(face) : null };
    }),
  );
};

const counterPicture = (face: CounterFace): Promise<Picture> => {
  const items = counterFace({ ...face, shadow: false });
  return picture({ width: COUNTER_SIDE, height: COUNTER_SIDE, items }, COUNTER);
};
