import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { ALL_SHIPPED, loadShipped, type ShippedBattle } from '../testing/shipped-battles';
import { planOrderCsv, writeOrderCsv } from './order-csv';
import { writeSetupText } from './setup-text';

/** Throws at a missing word instead of showing its key. */
const plan = ({ system, scenario }: ShippedBattle, text: string) => {
  const made = planOrderCsv(system, scenario, text, say);
  if (made.type === 'refused') throw new Error(say(made.reason));
  return { ...made, done: made.done.map(say), lost: made.lost.map(say) };
};

const refusal = async (text: string): Promise<string> => {
  const { system, scenario } = await loadShipped('lost-battles/cannae');
  const made = planOrderCsv(system, scenario, text, say);
  return made.type === 'refused' ? say(made.reason) : 'taken';
};

test('the setup as text says who, where and how many, and where the page stands', async () => {
  const text = writeSetupText(
    await loadShipped('lost-battles/cannae'),
    say,
    'https://example.org/s/cannae/v/1',
  );
  expect(text).toContain('Cannae\nHannibal draws the legions in\nLost Battles · 2 August 216 BC');
  expect(text).toContain('6 × Roman legions (average legion): C1');
  expect(text).toContain('https://example.org/s/cannae/v/1');
});

test.each(ALL_SHIPPED)('%s: text names every unit, and its CSV read back changes nothing', async name => {
  const battle = await loadShipped(name);
  const text = writeSetupText(battle, say, null);
  for (const piece of battle.position.pieces) expect(text).toContain(piece.name);
  expect(plan(battle, writeOrderCsv(battle, say))).toEqual({ type: 'plan', changes: [], done: [], lost: [] });
});

describe('a spreadsheet', () => {
  test('moves, turns, renames and adds, whichever sign parts its cells', async () => {
    const battle = await loadShipped('lost-battles/cannae');
    const text =
      'unit;place;heading;name;side;what\r\nvelites;B2;90;Leves;;\r\n;A1;;Equites;Rome;average heavy cavalry\r\n';
    const { done, lost, changes } = plan(battle, text);
    expect(done).toEqual([
      'Velites: C2 → B2',
      'Velites: turned to 90°',
      'Velites is now called Leves',
      'New unit for Rome: Equites',
    ]);
    expect(lost).toEqual([]);
    const { system, scenario } = battle;
    const after = system.setUp(applyChanges(scenario, changes)).pieces;
    expect(after.find(({ id }) => id === 'velites')).toMatchObject({
      space: 'B2',
      heading: 90,
      name: 'Leves',
    });
    expect(after.find(({ name }) => name === 'Equites')?.space).toBe('A1');
  });

  test('on a table places are inches', async () => {
    const battle = await loadShipped('in-death-ground/plataea-479');
    const { changes } = plan(battle, 'unit,place,heading\nhellas-1,12.5 40,15\n');
    const { system, scenario } = battle;
    const moved = system.setUp(applyChanges(scenario, changes)).pieces.find(({ id }) => id === 'hellas-1');
    expect(moved).toMatchObject({ box: { centre: [250, 800] }, heading: 15 });
  });

  test('says line by line what it cannot take', async () => {
    const battle = await loadShipped('lost-battles/cannae');
    const { lost, changes } = plan(
      battle,
      'unit,place,side,what,heading\nnobody,A1,,,\nvelites,Z9,,,720\n,A1,Rome,tank,\n',
    );
    expect(changes).toEqual([]);
    expect(lost).toEqual([
      'Line 2: no unit has the id nobody',
      'Line 3: 720 isn’t a heading from 0 to 359',
      'Line 3: the board has no place Z9',
      'Line 4: tank isn’t a unit that Rome can have',
    ]);
  });

  test('a name that looks like a formula is written as text and read as the name', async () => {
    const battle = await loadShipped('lost-battles/cannae');
    const pieces = battle.position.pieces.map(piece => ({ ...piece, name: '=1+1;-2' }));
    const text = writeOrderCsv({ ...battle, position: { ...battle.position, pieces } }, say);
    expect(text).toContain("'=1+1;'-2");
    expect(plan(battle, text).done[0]).toContain('is now called =1+1;-2');
  });

  test.each([
    ['no heads', 'a,b\n1,2\n', 'first line'],
    ['a unit twice', 'unit,place\nvelites,B2\nvelites,B3\n', 'Line 3: velites is listed twice.'],
    ['very many lines', `unit,place\n${'x,A1\n'.repeat(6000)}`, '5,000 lines'],
    ['very many cells', `unit,place\n${'x,'.repeat(60)}`, 'more than 40 cells'],
    ['a huge file', ' '.repeat(2 * 1024 * 1024), 'larger than 1 MB'],
    ['an open quotation', `unit,place\n"${'x'.repeat(1000)}`, 'taken'],
  ])('%s', async (_what, text, words) => {
    expect(await refusal(text)).toContain(words);
  });
});
