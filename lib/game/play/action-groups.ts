import type { ActionBase } from '../contract/play-rules';
import type { Sentence } from '../contract/sentence';

/** Headings for actions that come in numbers; their words are under `<words>.kind.<type>`. */
export const createActionGroup =
  <Action extends ActionBase>(words: string, grouped: readonly Action['type'][]) =>
  ({ type }: Action): Sentence | null =>
    grouped.includes(type) ? { code: `${words}.kind.${type}` } : null;
