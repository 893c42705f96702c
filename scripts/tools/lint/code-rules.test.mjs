import { describe, expect, test } from 'vitest';
import { violations } from './code-rules.mjs';

const SYSTEMS = ['chess', 'go'];

const sentences = (file, text) => violations(file, text, SYSTEMS).map(({ sentence }) => sentence);

describe('imports run downhill', () => {
  test.each([
    ['lib/dice/odds.ts', '@/lib/game/finding'],
    ['lib/geometry/hex/hex.ts', '@/lib/env'],
    ['lib/game/testing/replay.ts', '@/lib/systems'],
    ['lib/game/testing/replay.ts', '../../systems/index'],
    ['lib/systems/chess/index.ts', '@/lib/store/documents'],
    ['lib/print/sheet/sheet.ts', '../../../components/board/board-svg'],
    ['components/board/board-svg.tsx', '@/app/i18n'],
    ['components/board/board-svg.tsx', '@/lib/store/documents'],
    ['lib/novelty/thing.ts', '@/lib/dice/odds'],
    ['lib/editor/session/state.ts', '@/components/ui/controls/button'],
    ['components/ui/controls/button.tsx', '@/components/board/board-svg'],
    ['components/play/play-screen.tsx', '@/components/editor/findings/findings-panel'],
    ['components/editor/canvas/board/studio-canvas.tsx', '../../shell/studio'],
    ['components/novelty/thing.tsx', '@/components/ui/controls/button'],
  ])('%s may not import %s', (file, name) => {
    expect(sentences(file, `import { x } from '${name}';`)).toHaveLength(1);
  });

  test.each([
    ['app/page.tsx', '@/components/board/board-svg'],
    ['app/page.tsx', '@/lib/store/documents'],
    ['components/board/board-svg.tsx', '@/lib/systems'],
    ['components/army-builder/army/army-screen.tsx', '@/components/editor/forms/field'],
    ['components/editor/shell/studio.tsx', '../canvas/board/studio-canvas'],
    ['components/editor/shell/studio.tsx', './studio-bar'],
    ['lib/store/documents.ts', '@/lib/env'],
    ['lib/systems/chess/data.ts', '@/content/systems/chess/pieces.json'],
    ['lib/game/testing/replay.ts', '../../dice/odds'],
    ['lib/game/testing/replay.ts', 'zod'],
    ['lib/game/testing/replay.test.ts', '@/components/words/make-say'],
  ])('%s may import %s', (file, name) => {
    expect(sentences(file, `import { x } from '${name}';`)).toEqual([]);
  });

  test('no system imports another, nor the list of all', () => {
    expect(
      sentences('lib/systems/chess/rules/move.ts', `import { x } from '../../go/rules/move';`),
    ).toHaveLength(1);
    expect(sentences('lib/systems/chess/rules/move.ts', `import { x } from '@/lib/systems';`)).toHaveLength(
      1,
    );
    expect(sentences('lib/systems/chess/rules/move.ts', `import { x } from '../state';`)).toEqual([]);
    expect(sentences('lib/systems/testing/play.test.ts', `import { x } from '../chess/play';`)).toEqual([]);
    expect(sentences('lib/systems/index.ts', `const load = () => import('./chess');`)).toEqual([]);
  });

  test('what runs in the browser too does not import Node, save in its tests', () => {
    expect(sentences('lib/systems/chess/data.ts', `import fs from 'node:fs';`)).toHaveLength(1);
    expect(sentences('lib/systems/chess/data.test.ts', `import fs from 'node:fs';`)).toEqual([]);
    expect(sentences('lib/store/engine/open-store.ts', `import fs from 'node:fs';`)).toEqual([]);
  });

  test.each([
    `export { x } from '@/app/i18n';`,
    `const x = await import('@/app/i18n');`,
    `type X = import('@/app/i18n').X;`,
    `import type { X } from '@/app/i18n';`,
  ])('%s is an import too', text => expect(sentences('lib/game/testing/replay.ts', text)).toHaveLength(1));
});

describe('chance', () => {
  test.each(['Math.random()', "Math['random']()", 'const { random } = Math', 'f(Math)'])(
    '%s is refused in lib',
    text => {
      expect(sentences('lib/dice/rng.ts', text)).toHaveLength(1);
    },
  );

  test('the rest of Math is welcome', () => {
    expect(
      sentences('lib/dice/rng.ts', 'const x = Math.floor(Math.PI); const note = "Math.random";'),
    ).toEqual([]);
  });
});

describe('clock', () => {
  test.each(['new Date()', 'Date.now()', 'globalThis.Date.now()', 'const { now } = Date'])(
    '%s is refused in lib',
    text => {
      expect(sentences('lib/game/testing/replay.ts', text)).toHaveLength(1);
    },
  );

  test('a time that is passed in may be a Date, and components have clocks', () => {
    expect(
      sentences(
        'lib/print/layout/print-job.ts',
        'export const yearOf = (made: Date) => made.getUTCFullYear();',
      ),
    ).toEqual([]);
    expect(sentences('components/ui/clock.tsx', 'const now = new Date();')).toEqual([]);
  });
});

describe('names of games', () => {
  test.each(["if (id === 'chess') f();", 'const path = `/rules/chess/$' + '{section}`;'])(
    '%s is refused',
    text => {
      expect(sentences('components/board/board-svg.tsx', text)).toHaveLength(1);
    },
  );

  test('systems, tests and longer words may hold them', () => {
    expect(sentences('lib/systems/chess/index.ts', "const id = 'chess';")).toEqual([]);
    expect(sentences('lib/game/testing/replay.test.ts', "const id = 'chess';")).toEqual([]);
    expect(sentences('app/page.tsx', "const css = 'chess-board';")).toEqual([]);
  });
});

describe('words', () => {
  test.each(['<p>Hello</p>', '<img alt="A map" />'])('%s belongs into the messages', text => {
    expect(sentences('app/page.tsx', `const x = ${text};`)).toHaveLength(1);
  });

  test('signs and expressions do not', () => {
    expect(sentences('app/page.tsx', 'const x = <p className="big">{say("x")} · </p>;')).toEqual([]);
  });

  test('a leftover names its line', () => {
    const text = `const x = 1;\n// ${'TO'}${'DO'} later`;
    expect(violations('lib/game/testing/replay.ts', text, SYSTEMS)).toEqual([
      expect.objectContaining({ line: 2 }),
    ]);
  });
});

describe('links keep the language', () => {
  test.each([
    '<a href="/catalogue">{words}</a>',
    `<a href={\`/s/\${slug}\`}>{words}</a>`,
    '<Link href="/studio" />',
    '<form action="/lists" />',
    `location.assign(\`/g/\${id}\`)`,
    "redirect('/account')",
    "import { useRouter } from 'next/navigation';",
  ])('%s is refused', text => {
    expect(sentences('components/battle/thing.tsx', text)).toEqual([
      expect.stringContaining('a link keeps the language'),
    ]);
  });

  test.each([
    '<PageLink href="/catalogue">{words}</PageLink>',
    `<a href={\`/api/drafts/\${id}\`}>{words}</a>`,
    '<a href={address}>{words}</a>',
    "location.assign('/api/export.zip')",
  ])('%s is not', text => expect(sentences('components/battle/thing.tsx', text)).toEqual([]));
});
