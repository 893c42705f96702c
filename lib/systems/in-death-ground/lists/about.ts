import type { ListChapter } from '@/lib/game/army-list';
import type { Sentence } from '@/lib/game/sentence';
import { findList } from '../data';
import { word } from '../describe';
import type { Condition, ListDocument, ListOption } from '../list-schema';
import { cite } from '../rulebook';
import { listSection } from '../rules/roster-rule';
import { conditionWords, spanWords } from './condition-words';

const line = (
  what: Sentence | string,
  condition: Condition | undefined,
  list: ListDocument,
  price?: number,
): Sentence => {
  const terms = conditionWords(condition, list);
  return word('about', 'line', {
    what: typeof what === 'string' ? word('list', 'option', { label: what }) : what,
    priced: price === undefined ? 'no' : 'yes',
    price: price ?? 0,
    conditional: terms.length > 0 ? 'yes' : 'no',
    terms,
  });
};

const chapter = (id: string, lines: readonly Sentence[], rule?: ListChapter['rule']): ListChapter => ({
  title: word('about', id),
  ...(rule ? { rule } : {}),
  lines,
});

const states = ({ states: choice }: ListDocument): readonly Sentence[] => {
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
const fixedPrice = ({ cost, replace }: ListOption): number | undefined =>
  replace ? replace.points : typeof cost === 'number' ? cost : undefined;

/** 18.1 – What a list says besides its entries, in the order in which an army is thought out. */
export const aboutList = (list: ListDocument): readonly ListChapter[] => {
  const rule = listSection(list);
  return [
    chapter('dates', spanWords(list.years), rule),
    chapter('states', states(list), rule),
    chapter(
      'command',
      list.command.types.map(({ type, when }) => line(word('command', type), when, list)),
      cite('5.1'),
    ),
    chapter(
      'home',
      list.home.terrains.map(({ terrain, when }) =>
        line(word('about', 'homes', { homes: terrain.map(home => word('home', home)) }), when, list),
      ),
      cite('7.14'),
    ),
    chapter(
      'extraordinary',
      list.extraordinary.map(({ name, when }) => line(name, when, list)),
      cite('18.3'),
    ),
    chapter(
      'options',
      list.options.map(option => line(option.label, option.when, list, fixedPrice(option))),
      rule,
    ),
    chapter(
      'extras',
      list.extras.map(({ label, when, points }) => line(label, when, list, points)),
      rule,
    ),
    chapter(
      'rules',
      list.rules.map(({ label, when }) => line(label, when, list)),
      rule,
    ),
    chapter(
      'allies',
      list.allies.map(({ list: id, when }) => line(findList(id)?.title ?? id, when, list)),
      cite('18.2'),
    ),
    chapter(
      'special',
      list.special.map(id => word('special', id)),
      rule,
    ),
  ].filter(({ lines }) => lines.length > 0);
};
