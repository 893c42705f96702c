import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import messages from '@/content/messages/en.json';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { toPng } from '@/lib/drawing/to-png';
import { formatDocument } from '@/lib/documents/format';
import { readDocument } from '@/lib/systems/read-document';
import { armyOf } from '@/lib/systems/lost-battles/army';
import { fightingValue } from '@/lib/systems/lost-battles/rules/armies';
import { tileOf, namedTile } from '@/lib/systems/lost-battles/tiles';

const say = makeSay(messages, 'en', error => { throw error; });
const dir = 'content/scenarios/lost-battles';
const files = readdirSync(dir).filter(f => f.endsWith('.json')).sort();
const data = JSON.parse(readFileSync('/work/shared/data/lost-battles-scenarios.json', 'utf8'));
const slug = (n: string) => n.replace('1st', 'first').replace('2nd', 'second').toLowerCase().replaceAll(' ', '-');
const only = process.env.LB_ONLY?.split(',');

test('sums', async () => {
  expect(files.length).toBe(36);
  for (const d of data) {
    const text = readFileSync(join(dir, `${slug(d.name)}.json`), 'utf8');
    const read = await readDocument(JSON.parse(text)) as any;
    const doc = read.checked.document;
    expect(read.checked.findings, d.name).toEqual([]);
    expect(text).toBe(formatDocument(JSON.parse(text)));
    expect([0, 1].map(s => fightingValue(armyOf(doc, s as 0)))).toEqual([d.A.fv, d.B.fv]);
    expect([0, 1].map(s => armyOf(doc, s as 0).units.length)).toEqual([d.A, d.B].map((x: any) => Number(x.sum.split(' ')[0])));
    const K: any = { LC: 'left-centre', C: 'centre', RC: 'right-centre' };
    expect(doc.board.keyZones.map((z: any) => z.tile)).toEqual([tileOf(0, K[d.keyA]), tileOf(1, K[d.keyB])]);
    expect(doc.options.attackLimit).toBe(d.limit);
    expect(doc.options.scale).toBe(d.n);
    expect(doc.board.terrain).toEqual(d.terrain.map((r: string) => r.replace(/[UC]/g, '.')));
    const camps = doc.board.camps.map((c: any) => [c.tile, c.fortified]);
    const want = d.terrain.flatMap((r: string, y: number) => [...r].flatMap((ch, x) => 'UC'.includes(ch) ? [[`${'ABCDE'[x]}${4 - y}`, ch === 'C']] : []));
    expect(camps).toEqual(want);
    for (const c of doc.board.camps) expect(doc.sides[namedTile(c.tile).side].id).toBe(c.side);
    for (const p of doc.provenance) {
      let v: any = doc; for (const k of p.at.slice(1).split('/')) v = v?.[k];
      expect(v, `${d.name} ${p.at}`).not.toBeUndefined();
    }
  }
});

test('render', async () => {
  mkdirSync('/tmp/lb/png', { recursive: true });
  const shown = files.filter(f => !only || only.includes(f.replace('.json', '')));
  const per = 4;
  for (let i = 0; i < shown.length; i += per) {
    const items: DrawItem[] = []; let W = 0, H = 0;
    for (const [n, file] of shown.slice(i, i + per).entries()) {
      const read = await readDocument(JSON.parse(readFileSync(join(dir, file), 'utf8'))) as any;
      const list = read.system.draw(read.system.setUp(read.checked.document), { paper: 'screen', detail: 'normal', layers: ['terrain', 'grid', 'names', 'pieces', 'frame'], say });
      W = list.width; H = list.height + 40;
      const kids: DrawItem[] = [...list.items, { k: 'text', text: file, x: 20, y: H - 8, size: 30, font: 'serif-semibold', fill: '#000000' }];
      items.push({ k: 'group', matrix: [1, 0, 0, 1, (n % 2) * W, Math.floor(n / 2) * H], kids });
    }
    const rows = Math.ceil(Math.min(per, shown.length - i) / 2);
    writeFileSync(`/tmp/lb/png/sheet-${String(i / per).padStart(2, '0')}.png`, toPng({ width: W * 2, height: H * rows, items }, { width: 1900, background: '#F8F2E3' }));
  }
}, 600000);
