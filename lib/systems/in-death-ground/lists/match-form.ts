import { may, type Spot } from '@/lib/documents/spot';
import type { ArmyField } from '@/lib/game/army-list';
import type { Choice } from '@/lib/game/forms';
import { profileWords, word } from '../describe';
import type { ListDocument, Match } from '../list-schema';
import { profileOf } from '../rules/muster';
import { ARMOURS, ARMS, GRADES, TROOPS } from '../vocabulary';
import { choicesOf, entriesOf, several, yesOrNo } from './form-fields';

/** The kinds of the entries that are meant; kinds of one name stand for each other. */
const kindsOf = ({ entries }: ListDocument, meant: readonly string[] | undefined): readonly Choice[] => {
  const kinds = entries
    .filter(({ id }) => !meant || meant.includes(id))
    .flatMap(({ label, variants }) =>
      variants.map(variant => ({
        value: variant.id,
        label: word('field', 'element', { entry: label, what: profileWords(profileOf(variant)) }),
      })),
    );
  return kinds.filter(({ value }, index) => kinds.findIndex(other => other.value === value) === index);
};

/** Which elements are meant; what is not said does not matter. */
export const matchFields = (list: ListDocument, at: Spot<Match>): readonly ArmyField[] => [
  several(may(at, 'entries'), 'option-entries', entriesOf(list)),
  several(may(at, 'variants'), 'match-variants', kindsOf(list, at.value?.entries)),
  several(may(at, 'troops'), 'match-troops', choicesOf('troop', TROOPS)),
  several(may(at, 'grades'), 'match-grades', choicesOf('grade', GRADES)),
  several(may(at, 'armours'), 'match-armours', choicesOf('armour', ARMOURS)),
  several(may(at, 'arms'), 'match-arms', choicesOf('arm', ARMS)),
  yesOrNo(may(at, 'wild'), 'match-wild'),
];
