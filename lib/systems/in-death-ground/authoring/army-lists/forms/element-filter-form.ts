import { type Lens, optionalField } from '@/lib/documents/lens';
import type { ArmyField } from '@/lib/game/contract/army/army-lists';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import type { ElementFilter, ListDocument } from '../../../document/army-list-schema';
import { profileOf } from '../../../rules/army/resolved-army';
import { describeProfile, word } from '../../../view/words';
import { ARMOURS, ARMS, GRADES, TROOPS } from '../../../vocabulary';
import { choicesOf, createMultiChoiceField, createYesNoField, listEntryChoices } from './form-fields';

/** The kinds of the entries that are meant; kinds of one name stand for each other. */
const listKinds = (
  { entries }: ListDocument,
  meant: readonly string[] | undefined,
): readonly FieldChoice[] => {
  const kinds = entries
    .filter(({ id }) => !meant || meant.includes(id))
    .flatMap(({ label, variants }) =>
      variants.map(variant => ({
        value: variant.id,
        label: word('field', 'element', { entry: label, what: describeProfile(profileOf(variant)) }),
      })),
    );
  return kinds.filter(({ value }, index) => kinds.findIndex(other => other.value === value) === index);
};

/** Which elements are meant; what is not said does not matter. */
export const filterFields = (list: ListDocument, at: Lens<ElementFilter>): readonly ArmyField[] => [
  createMultiChoiceField(optionalField(at, 'entries'), 'option-entries', listEntryChoices(list)),
  createMultiChoiceField(optionalField(at, 'variants'), 'match-variants', listKinds(list, at.value?.entries)),
  createMultiChoiceField(optionalField(at, 'troops'), 'match-troops', choicesOf('troop', TROOPS)),
  createMultiChoiceField(optionalField(at, 'grades'), 'match-grades', choicesOf('grade', GRADES)),
  createMultiChoiceField(optionalField(at, 'armours'), 'match-armours', choicesOf('armour', ARMOURS)),
  createMultiChoiceField(optionalField(at, 'arms'), 'match-arms', choicesOf('arm', ARMS)),
  createYesNoField(optionalField(at, 'wild'), 'match-wild'),
];
