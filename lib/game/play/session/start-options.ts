import type { PlayPresentation } from '../../contract/play-presentation';
import type { StartOptions } from '../../contract/start-options';
import type { ScenarioBase } from '../../document/scenario-base';

type OptionRules = Pick<
  PlayPresentation<ScenarioBase, never, never, never>,
  'startOptions' | 'withStartOptions'
>;

/** The chosen options that the battle offers and that differ from its own: a record may come from anywhere. */
export const keepStartOptions = (
  { startOptions }: OptionRules,
  published: ScenarioBase,
  chosen: StartOptions,
): StartOptions =>
  Object.fromEntries(
    startOptions(published).flatMap(({ id, choices, usual }) => {
      const choice = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
      const offered = choices?.map(other => other.id) ?? ['off', 'on'];
      const isOffered = choice !== usual && offered.some(other => other === choice);
      return choice !== undefined && isOffered ? [[id, choice]] : [];
    }),
  );

/** The battle as it is played with these options. */
export const applyStartOptions = (
  rules: OptionRules,
  published: ScenarioBase,
  chosen: StartOptions,
): ScenarioBase =>
  Object.keys(chosen).length === 0 ? published : (rules.withStartOptions?.(published, chosen) ?? published);

const MOST_OPTIONS = 20;
const LONGEST = 60;

/** Whether what stands in a record or a link names options. */
export const isStartOptions = (json: unknown): json is StartOptions =>
  typeof json === 'object' &&
  json !== null &&
  !Array.isArray(json) &&
  Object.keys(json).length <= MOST_OPTIONS &&
  Object.entries(json).every(
    ([id, choice]) => id.length <= LONGEST && typeof choice === 'string' && choice.length <= LONGEST,
  );

/** What a record says of the options. */
export const optionsRecordOf = ({
  options = {},
}: {
  readonly options?: StartOptions;
}): { readonly options?: StartOptions } => (Object.keys(options).length > 0 ? { options } : {});
