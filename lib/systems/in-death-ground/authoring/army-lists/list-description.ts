import type { ArmyListChapter } from '@/lib/game/contract/army/army-lists';
import type { Sentence } from '@/lib/game/contract/sentence';
import { findList } from '../../data';
import type { Condition, ListDocument, ListOption } from '../../document/army-list-schema';
import { cite } from '../../rulebook';
import { sectionOfList } from '../../rules/army/roster-rule';
import { describeCondition, describeYears } from '../../view/condition-words';
import { word } from '../../view/words';

const toLine = (
  what: Sentence | string,
  condition: Condition | undefined,
  list: ListDocument,
  price?: number,
): Sentence => {
  const terms = describeCondition(condition, list);
  return word('about', 'line', {
    what: typeof what === 'string' ? word('list', 'option', { label: what }) : what,
    priced: price === undefined ? 'no' : 'yes',
    price: price ?? 0,
    conditional: terms.length > 0 ? 'yes' : 'no',
    terms,
  });
};

const toChapter = (
  id: string,
  lines: readonly Sentence[],
  rule?: ArmyListChapter['rule'],
): ArmyListChapter => ({
  title: word('about', id),
  ...(rule ? { rule } : {}),
  lines,
});

const describeStates = ({ states: choice }: ListDocument): readonly Sentence[] => {
  if (!choice) return [];
  const name = (id: string): Sentence =>
    word('list', 'option', { label: choice.ids.find(state => state.id === id)?.label ?? id });
  return [
    word('about', choice.max === 1 ? 'one-state' : 'any-states', {
      names: choice.ids.map(({ id }) => name(id)),
    }),
    ...(choice.incompatible ?? []).map(pair =>
      word('about', 'never-together', { names: pair.map(id => name(id)) }),
    ),
    ...(choice.alone ?? []).map(id => word('about', 'alone', { name: name(id) })),
  ];
};

/** One price, or none where it depends on the grade. */
const fixedPriceOf = ({ cost, replace }: ListOption): number | undefined =>
  replace ? replace.points : typeof cost === 'number' ? cost : undefined;

/** 18.1 – What a list says besides its entries, in the order in which an army is planned. */
export const describeList = (list: ListDocument): readonly ArmyListChapter[] => {
  const rule = sectionOfList(list);
  return [
    toChapter('dates', describeYears(list.years), rule),
    toChapter('states', describeStates(list), rule),
    toChapter(
      'command',
      list.command.types.map(({ type, when }) => toLine(word('command', type), when, list)),
      cite('5.1'),
    ),
    toChapter(
      'home',
      list.home.terrains.map(({ terrain, when }) =>
        toLine(word('about', 'homes', { homes: terrain.map(home => word('home', home)) }), when, list),
      ),
      cite('7.14'),
    ),
    toChapter(
      'extraordinary',
      list.extraordinary.map(({ name, when }) => toLine(name, when, list)),
      cite('18.3'),
    ),
    toChapter(
      'options',
      list.options.map(option => toLine(option.label, option.when, list, fixedPriceOf(option))),
      rule,
    ),
    toChapter(
      'extras',
      list.extras.map(({ label, when, points }) => toLine(label, when, list, points)),
      rule,
    ),
    toChapter(
      'rules',
      list.rules.map(({ label, when }) => toLine(label, when, list)),
      rule,
    ),
    toChapter(
      'allies',
      list.allies.map(({ list: id, when }) =>
        toLine(findList(id, [], list.language)?.title ?? id, when, list),
      ),
      cite('18.2'),
    ),
    toChapter(
      'special',
      list.special.map(id => word('special', id)),
      rule,
    ),
  ].filter(({ lines }) => lines.length > 0);
};
