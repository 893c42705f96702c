import type { StartOption, StartOptions } from '@/lib/game/contract/start-options';
import type { Scenario } from '../../document/scenario';
import { rulebook } from '../../rulebook';
import { WORDS } from '../../view/words';

const CHOICES = ['controller', 'sides'] as const;

/** 6.6 – Whom a city is at war or allied with by sending troops. How many play is a matter of the battle and its variants. */
export const startOptions = ({ options }: Scenario): readonly StartOption[] => [
  {
    id: 'relations',
    label: { code: `${WORDS}.option.relations` },
    rule: rulebook.cite('6.6'),
    choices: CHOICES.map(id => ({ id, label: { code: `${WORDS}.relations.${id}` } })),
    usual: options.relations,
  },
];

export const withStartOptions = (scenario: Scenario, chosen: StartOptions): Scenario => ({
  ...scenario,
  options: { ...scenario.options, relations: chosen.relations === 'sides' ? 'sides' : 'controller' },
});
