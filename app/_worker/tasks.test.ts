import { describe, expect, test } from 'vitest';
import carthage from '@/content/armies/in-death-ground/carthaginians-450.json';
import saxons from '@/content/lists/in-death-ground/anglo-saxons.json';
import plataea from '@/content/scenarios/in-death-ground/plataea-479.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import marathon from '@/content/scenarios/lost-battles/marathon.json';
import perikles from '@/content/scenarios/perikles/perikles-431.json';
import alesia from '@/content/scenarios/pocket-battles/pocket-alesia.json';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import type { Verdict } from '@/lib/game/check/verdict';
import type { FileRequest } from './files';
import type { TaskDocument } from './task-document';
import { TASKS } from './tasks';

const PUBLISHED = {
  slug: 'zama',
  n: 1,
  publishedAt: '2026-11-17T12:00:00.000Z',
  address: 'http://localhost/s/zama/v/1',
};

const subjectOf = (document: unknown, more: Partial<TaskDocument> = {}): TaskDocument => ({
  text: JSON.stringify(document),
  variant: null,
  verdict: null,
  published: PUBLISHED,
  locale: 'en',
  ...more,
});

const fileOf = (document: unknown, request: FileRequest, more: Partial<TaskDocument> = {}) =>
  TASKS.makeFile({ subject: subjectOf(document, more), request }, () => undefined);

const textOf = (bytes: Uint8Array | null): string => new TextDecoder().decode(bytes ?? new Uint8Array());

const BATTLES = [cannae, leuthen, plataea, alesia, perikles].map(
  document => [document.title, document] as const,
);

describe.each(BATTLES)('%s', (title, document) => {
  test('is examined: what it is, what the catalogue and the rules say', async () => {
    const examined = await TASKS.examine({ text: JSON.stringify(document) });
    expect(examined).toMatchObject({
      type: 'readable',
      kind: 'scenario',
      system: document.system,
      title,
      facts: { title },
    });
  });

  test('is seen as its page shows it, without board and armies of the document', async () => {
    const view = await TASKS.viewBattle(subjectOf(document));
    expect(view).toMatchObject({ texts: { title }, variant: null, more: { rows: 0, spaces: 0 } });
    expect(view?.tables.length).toBeGreaterThan(0);
    expect(view?.picture.width).toBeGreaterThan(100);
    expect(JSON.stringify(view?.texts)).not.toContain('"board"');
  });

  test('is drawn, and the size that its page uses is that of the drawing', async () => {
    const view = await TASKS.viewBattle(subjectOf(document));
    const svg = textOf(await fileOf(document, { file: 'svg', detail: 'normal' }));
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    // The drawing's own figures are rounded to hundredths.
    expect(Number(width)).toBeCloseTo(view?.picture.width ?? 0, 1);
    expect(Number(height)).toBeCloseTo(view?.picture.height ?? 0, 1);
  });
});

describe('a variant', () => {
  test('has a view and a verdict of its own', async () => {
    const view = await TASKS.viewBattle(subjectOf(marathon, { variant: 'free-set-up' }));
    expect(view?.variant?.id).toBe('free-set-up');
    const examined = await TASKS.examine({ text: JSON.stringify(marathon) });
    expect(examined).toMatchObject({
      verdict: { variants: { 'free-set-up': { findings: expect.any(Array) } } },
    });
  });

  test('that there is not has neither view nor file', async () => {
    const unknown = { variant: 'nobody' };
    expect(await TASKS.viewBattle(subjectOf(marathon, unknown))).toBeNull();
    expect(await fileOf(marathon, { file: 'png', width: 200 }, unknown)).toBeNull();
  });
});

test('what the rules said is taken as it was kept: they are not asked again', async () => {
  const verdict: Verdict = {
    findings: [{ code: 'document/not-an-object', severity: 'error', path: [], values: {} }],
    unlisted: { errors: 41, warnings: 0 },
    facts: [],
  };
  const text = textOf(
    await fileOf(carthage, { file: 'roster', format: 'txt', asked: '' }, { verdict, published: null }),
  );
  expect(text).toContain('42');
});

describe('armies and lists', () => {
  test('an army has a view, a roster and a parade, and is not a battle', async () => {
    expect(await TASKS.viewBattle(subjectOf(carthage))).toBeNull();
    expect(await TASKS.viewArmy(subjectOf(carthage))).toMatchObject({
      kind: 'army',
      systemId: 'in-death-ground',
    });
    for (const format of ['pdf', 'txt', 'csv'] as const)
      expect((await fileOf(carthage, { file: 'roster', format, asked: '' }))?.length).toBeGreaterThan(100);
  });

  test('a list is read for the builder, and an army is built from it', async () => {
    expect(await TASKS.readList(subjectOf(saxons))).toMatchObject({ format: 'army-list' });
    const army = { title: 'Fyrd', points: 400, variant: null, year: 900 };
    expect(await TASKS.buildArmy({ subject: subjectOf(saxons), army })).toMatchObject({ title: 'Fyrd' });
    expect(await TASKS.buildArmy({ subject: subjectOf(carthage), army })).toBeNull();
  });
});

test.each([
  ['nothing', null],
  ['a number', 7],
  ['an unknown system', { format: 'scenario', system: 'chess' }],
  ['a malformed battle', { ...cannae, units: 'many' }],
])('%s is neither seen nor drawn, and the check says why', async (_title, document) => {
  expect(await TASKS.viewBattle(subjectOf(document))).toBeNull();
  expect(await fileOf(document, { file: 'svg', detail: 'high' })).toBeNull();
  const checked = await TASKS.check({ text: JSON.stringify(document), locale: 'en' });
  expect(checked.isLegal).toBe(false);
  expect(checked.findings[0]?.words).toMatch(/\w/);
});
