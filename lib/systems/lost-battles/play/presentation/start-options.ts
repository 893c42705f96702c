import type { StartOption, StartOptions } from '@/lib/game/contract/start-options';
import type { Scenario } from '../../document/scenario';
import { rulebook } from '../../rulebook';
import { WORDS } from './names';

const sentence = (id: string) => ({ code: `${WORDS}.option.${id}` });
const isOn = (value: boolean | undefined): string => (value ? 'on' : 'off');

/** 5, 9.5, 11.1 – Whether the armies stand as they did in history, and two optional rules. */
export const startOptions = ({ deployment, options }: Scenario): readonly StartOption[] => [
  ...(deployment.kind === 'historical'
    ? [
        {
          id: 'set-up',
          label: sentence('set-up'),
          rule: rulebook.cite('11.1'),
          choices: ['historical', 'free'].map(id => ({ id, label: sentence(`set-up-${id}`) })),
          usual: 'historical',
        },
      ]
    : []),
  {
    id: 'steady-commands',
    label: sentence('steady-commands'),
    rule: rulebook.cite('9.5'),
    choices: null,
    usual: isOn(options.steadyCommands),
  },
  {
    id: 'fortune',
    label: sentence('fortune'),
    rule: rulebook.cite('9.5'),
    choices: null,
    usual: isOn(options.fortune),
  },
];

export const withStartOptions = (scenario: Scenario, chosen: StartOptions): Scenario => ({
  ...scenario,
  deployment: chosen['set-up'] === 'free' ? { kind: 'free', groups: [] } : scenario.deployment,
  options: {
    ...scenario.options,
    ...('fortune' in chosen ? { fortune: chosen.fortune === 'on' } : {}),
    ...('steady-commands' in chosen ? { steadyCommands: chosen['steady-commands'] === 'on' } : {}),
  },
});
