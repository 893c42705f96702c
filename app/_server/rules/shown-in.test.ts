import { describe, expect, test, vi } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/systems';
import { loadShownIn } from './shown-in';

const reader = vi.hoisted(() => ({ language: 'en' }));
vi.mock('next-intl/server', () => ({ getLocale: async () => reader.language }));

const shownIn = async (id: string) => {
  const system = await loadSystem(id);
  if (!system) throw new Error(id);
  return loadShownIn(system);
};

describe('where a section is seen at work', () => {
  test('what only some battles need names them, in the language of the reader', async () => {
    const legions = (await shownIn('lost-battles'))('9.2').documents.map(({ href }) => href);
    expect(legions).toContain('/s/cannae');
    expect(legions).not.toContain('/s/marathon');
    reader.language = 'de';
    const titles = (await shownIn('in-death-ground'))('19.8').documents.map(({ title }) => title);
    expect(titles).toEqual(['Wikinger in England']);
    reader.language = 'en';
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
