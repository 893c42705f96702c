/**
 * The colours of app/globals.css for what no style sheet reaches: the source editor, the share image, the browser's own bar and the
 * frame on foreign pages. A test compares the two.
 */
export const THEME_COLOURS = {
  light: {
    desk: '#e2d6ba',
    panel: '#fbf7ea',
    code: '#f2ead5',
    line: '#cbbd9b',
    ink: '#2a241d',
    inkSecond: '#5a4f42',
    accent: '#1e3f66',
    onAccent: '#fbf7ea',
    bad: '#a3221a',
    warn: '#7a4e06',
    ok: '#3e5f2b',
    gilt: '#b0812a',
    codeNumber: '#6f6350',
    codeChosen: '#e4d6b2',
  },
  dark: {
    desk: '#12100d',
    panel: '#231f19',
    code: '#1a1712',
    line: '#443b2e',
    ink: '#ede4cf',
    inkSecond: '#b8ab91',
    accent: '#93b9e0',
    onAccent: '#14120f',
    bad: '#f2948a',
    warn: '#e5b655',
    ok: '#a5c88b',
    gilt: '#d6a94c',
    codeNumber: '#968b76',
    codeChosen: '#3a3225',
  },
} as const;
