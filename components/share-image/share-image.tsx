import type { CSSProperties, ReactElement } from 'react';
import { fitTitleSize } from '@/lib/drawing/title-size';
import { THEME_COLOURS } from '@/lib/site/theme-colours';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** A picture as a data address with its size in pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Everything the image shows, already in words that its fonts can set. */
export interface ShareImageContents {
  readonly board: Picture;
  readonly system: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly sides: readonly { readonly name: string; readonly counter: Picture | null }[];
  readonly standing: string;
  readonly isLegal: boolean;
  readonly site: string;
}

const {
  ink: INK,
  inkSecond: SECOND_INK,
  line: RULE,
  gilt: GILT,
  ok: RULE_MET,
  bad: TO_MEND,
  panel: PAPER,
  desk: DESK,
} = THEME_COLOURS.light;

export const MARGIN = 34;
/** The most that the board may take. */
export const BOARD_BOX = { width: 704, height: SHARE_HEIGHT - 2 * MARGIN };
const GAP = 40;
const TITLE_HEIGHT = 214;

const column = (more: CSSProperties = {}): CSSProperties => ({
  display: 'flex',
  flexDirection: 'column',
  ...more,
});
const serif: CSSProperties = { fontFamily: 'EB Garamond' };
const sans: CSSProperties = { fontFamily: 'Source Sans 3' };

/** The whole image is one picture to its readers: what is in it needs no words of its own. */
const Image = (picture: Picture & { readonly style?: CSSProperties }): ReactElement => (
  // biome-ignore lint/performance/noImgElement: this is drawn to a PNG, not shown by a browser.
  <img {...picture} alt="" />
);

/** Cut off where it would run into its neighbours; the padding leaves room for descenders. */
const atMost = (height: number): CSSProperties => ({
  maxHeight: height,
  overflow: 'hidden',
  wordBreak: 'break-word',
  paddingBottom: 8,
  marginBottom: -8,
});

/** A battle in one picture: the map, and beside it what, when, where and who. */
export const ShareImage = (contents: ShareImageContents): ReactElement => {
  const width = SHARE_WIDTH - 2 * MARGIN - contents.board.width - GAP;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        padding: MARGIN,
        backgroundColor: PAPER,
        borderBottom: `10px solid ${DESK}`,
        color: INK,
      }}
    >
      <Image {...contents.board} />
      <div style={column({ width, height: '100%', marginLeft: GAP, justifyContent: 'space-between' })}>
        <Heading {...contents} width={width} />
        <Sides {...contents} width={width} />
        <Foot {...contents} />
      </div>
    </div>
  );
};

const Heading = ({ system, title, date, place, width }: ShareImageContents & { readonly width: number }) => {
  const fontSize = fitTitleSize(title, width, TITLE_HEIGHT);
  return (
    <div style={column()}>
      <div style={{ ...sans, fontWeight: 600, fontSize: 21, color: SECOND_INK }}>{system}</div>
      <div
        style={{
          ...serif,
          fontSize,
          lineHeight: 1.04,
          ...atMost(TITLE_HEIGHT + 8),
          marginTop: 4,
        }}
      >
        {title}
      </div>
      <div
        style={{
          ...serif,
          fontStyle: 'italic',
          fontSize: 30,
          lineHeight: 1.15,
          color: SECOND_INK,
          marginTop: 8,
        }}
      >
        {date}
      </div>
      <div
        style={{
          ...serif,
          fontStyle: 'italic',
          fontSize: place.length > 40 ? 22 : 26,
          lineHeight: 1.15,
          ...atMost(86),
          color: SECOND_INK,
          marginTop: 2,
        }}
      >
        {place}
      </div>
    </div>
  );
};

const COUNTER_ROOM = 60;

const Sides = ({ sides, width }: ShareImageContents & { readonly width: number }) => (
  <div style={column({ borderTop: `1px solid ${INK}`, paddingTop: 4 })}>
    {sides.map(({ name, counter }) => (
      <div
        key={name}
        style={{ display: 'flex', alignItems: 'center', padding: '5px 0', borderBottom: `1px solid ${RULE}` }}
      >
        {counter ? <Image {...counter} style={{ marginRight: 14 }} /> : null}
        <div
          style={{
            ...serif,
            fontWeight: 600,
            fontSize: name.length > 22 ? 20 : 28,
            lineHeight: 1.1,
            width: width - COUNTER_ROOM,
            ...atMost(56),
          }}
        >
          {name}
        </div>
      </div>
    ))}
  </div>
);

const Foot = ({ standing, isLegal, site }: ShareImageContents) => (
  <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
    <div style={{ ...sans, fontWeight: 600, fontSize: 21, color: isLegal ? RULE_MET : TO_MEND }}>
      {standing}
    </div>
    <div
      style={{
        ...serif,
        fontWeight: 600,
        fontSize: 27,
        lineHeight: 1,
        borderBottom: `3px solid ${GILT}`,
        paddingBottom: 4,
      }}
    >
      {site}
    </div>
  </div>
);
