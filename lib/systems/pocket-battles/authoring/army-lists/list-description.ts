import type { ArmyListChapter } from '@/lib/game/contract/army/army-lists';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Limit, ListDocument } from '../../document/army-list-schema';
import { cite } from '../../rulebook';
import { describeTrait, WORDS } from '../../view/words';

const aboutSentence = (id: string, values?: Sentence['values']): Sentence => ({
  code: `${WORDS}.about.${id}`,
  ...(values ? { values } : {}),
});

const limitWords = ({ name, min = 0, max }: Limit): Sentence =>
  aboutSentence('limit', { name, min, max: max ?? 'any' });

/** 4.1 – What a roster says besides its tiles: the forms that battles give it, and the printed traits. */
export const describeList = ({ restrictions, troops }: ListDocument): readonly ArmyListChapter[] => {
  const traits = [...new Set(troops.flatMap(troop => troop.traits))];
  return [
    {
      title: aboutSentence('forms'),
      rule: cite('4.1'),
      lines: restrictions.map(({ title, limits }) =>
        aboutSentence('form', { title, limits: limits.map(limitWords) }),
      ),
    },
    { title: aboutSentence('traits'), rule: cite('6.16'), lines: traits.map(describeTrait) },
  ].filter(({ lines }) => lines.length > 0);
};
