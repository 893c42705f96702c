import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { MoveStep } from '../rules/movement/movement';
import { describeDirection } from '../view/words';
import type { Action, Choice, Event, EventData } from './actions';

const WORDS = 'words.lost-battles';

type LogEntry = Action | Event;

/** An action or an event as a sentence. */
export const describe = (entry: LogEntry): Sentence =>
  'by' in entry ? describeAction(entry) : describeEvent(entry);

const describeAction = (action: Action): Sentence => {
  if (action.type === 'step') return describeStep(action.step);
  if (action.type === 'order') return { code: `${WORDS}.activation.${action.activation}` };
  return {
    code: `${WORDS}.action.${action.type}`,
    values: { ...choiceValues(action), pieces: action.pieces ?? [] },
  };
};

const describeStep = (step: MoveStep): Sentence => {
  const code = `${WORDS}.action.step-${step.type}`;
  switch (step.type) {
    case 'place':
      return { code, values: { tile: step.tile, facing: describeDirection(step.facing) } };
    case 'turn':
    case 'turn-to-attack':
      return { code, values: { facing: describeDirection(step.to) } };
    default:
      return { code };
  }
};

const choiceValues = (choice: Choice): SentenceValues => {
  switch (choice.type) {
    case 'activate':
      return { from: choice.from };
    case 'send-commander':
      return { to: choice.to };
    case 'name-lead':
      return { tile: choice.tile };
    case 'strike':
      return {
        bonus: choice.bonus ? 'yes' : 'no',
        half: choice.half ? 'yes' : 'no',
        support: choice.support === null ? 'no' : 'yes',
      };
    default:
      return {};
  }
};

const describeEvent = (event: Event): Sentence => ({
  code: `${WORDS}.event.${event.type}`,
  values: eventValues(event),
});

const OMITTED_KEYS = ['type', 'rule', 'readers', 'because'];

/** Numbers, words and pieces stand as they are; what needs more is put into words here. */
const eventValues = (data: EventData): SentenceValues => ({
  ...plainValues(data),
  ...('faces' in data ? { faces: data.faces.join(' + ') } : {}),
  ...('facing' in data ? { facing: describeDirection(data.facing) } : {}),
  ...('activation' in data
    ? { activation: { code: `${WORDS}.activation.${data.activation}` }, spared: sum(data.spared) }
    : {}),
  ...('modifiers' in data
    ? { modifiers: data.modifiers.map(id => ({ code: `${WORDS}.modifier.${id}` })) }
    : {}),
  ...('ran' in data ? { count: data.ran.length } : {}),
  ...('outcome' in data ? { outcome: { code: `${WORDS}.outcome.${data.outcome}` } } : {}),
});

const plainValues = (data: EventData): SentenceValues =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) => !OMITTED_KEYS.includes(key) && (typeof value !== 'object' || isSentenceValue(value)),
    ),
  );

const isSentenceValue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(item => typeof item === 'object')
    : typeof value === 'object' && value !== null && 'code' in value;

const sum = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((total, value) => total + value, 0);
