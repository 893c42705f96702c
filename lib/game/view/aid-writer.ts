import { type AidCell, type AidTable, createAidList } from '../contract/player-aid';
import type { Rulebook } from '../contract/rulebook';
import type { SentenceValues } from '../contract/sentence';

/** One sentence of a list: its key in the messages, its section, and what the sentence needs. */
export interface AidEntry<Section extends string> {
  readonly id: string;
  readonly section: Section;
  readonly values?: SentenceValues;
  /** In place of the words that the messages have for it: a modifier's value. */
  readonly label?: AidCell;
  /** False: this battle does not need it. */
  readonly isNeeded?: boolean;
}

/** Writes the lists of one book: titles and sentences stand in the messages under `aid.<book>.lists`. */
export const createAidWriter =
  <Section extends string>({ id: book, cite }: Rulebook<Section>) =>
  (
    name: string,
    section: Section,
    entries: readonly AidEntry<Section>[],
    look: 'lines' | 'steps' = 'lines',
  ): AidTable => {
    const code = `aid.${book}.lists.${name}`;
    const rows = entries
      .filter(({ isNeeded = true }) => isNeeded)
      .map(
        ({ id, section: cited, values = {}, label }) =>
          [
            label ?? { code: `${code}.${id}.label`, values },
            { code: `${code}.${id}.text`, values },
            cite(cited),
          ] as const,
      );
    return createAidList({ code: `${code}.title` }, cite(section), rows, look);
  };
