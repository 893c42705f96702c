import type { ListChapter } from '@/lib/game/army-list';
import type { Sentence } from '@/lib/game/sentence';
import { traitWords, WORDS } from '../describe';
import type { Limit, ListDocument } from '../list-schema';
import { cite } from '../rulebook';

const about = (id: string, values?: Sentence['values']): Sentence => ({
  code: `${WORDS}.about.${id}`,
  ...(values ? { values } : {}),
});

const limitWords = ({ name, min = 0, max }: Limit): Sentence =>
  about('limit', { name, min, max: max ?? 'any' });

/** 4.1 – What a roster says besides its tiles: the forms that battles give it, and the traits that are printed on it. */
export const aboutList = ({ restrictions, troops }: ListDocument): readonly ListChapter[] => {
  const traits = [...new Set(troops.flatMap(troop => troop.traits))];
  return [
    {
      title: about('forms'),
      rule: cite('4.1'),
      lines: restrictions.map(({ title, limits }) =>
        about('form', { title, limits: limits.map(limitWords) }),
      ),
    },
    { title: about('traits'), rule: cite('6.16'), lines: traits.map(traitWords) },
  ].filter(({ lines }) => lines.length > 0);
};
