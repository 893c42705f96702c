import { describe, expect, test } from 'vitest';
import { listBookUses } from '@/app/_worker/book-uses';
import { loadSystem, SYSTEM_IDS } from '@/lib/systems';
import { makeShownIn } from './shown-in';

const shownIn = async (system: string, language = 'en') =>
  makeShownIn(await listBookUses({ system }), language);

describe('where a section is seen at work', () => {
  test('what only some battles need names them, in the language of the reader', async () => {
    const legions = (await shownIn('lost-battles'))('9.2').documents.map(({ href }) => href);
    expect(legions).toContain('/s/cannae');
    expect(legions).not.toContain('/s/marathon');
    const titles = (await shownIn('in-death-ground', 'de'))('19.8').documents.map(({ title }) => title);
    expect(titles).toEqual(['Wikinger in England']);
  });

  test('what no battle needs more than others names none', async () => {
    expect((await shownIn('lost-battles'))('5.5').documents).toEqual([]);
  });

  test.each(SYSTEM_IDS)('%s: the tutorial shows sections of the book', async id => {
    const system = await loadSystem(id);
    const shown = await shownIn(id);
    const sections = Object.keys(system?.rulebook.sections ?? {}).filter(number => shown(number).isInLesson);
    expect(sections.length).toBeGreaterThan(2);
  });
});
