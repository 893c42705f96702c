import type { StartOption, StartOptions } from '@/lib/game/contract/start-options';
import type { Scenario } from '../../document/scenario';
import { rulebook } from '../../rulebook';
import { words } from './names';

const CHOICES = ['free', 'drawn'] as const;

/** 4.3 – Whether the players place their units in turn, or begin as the battle is drawn; only where it is drawn whole. */
export const startOptions = ({ deployment, forces }: Scenario): readonly StartOption[] => {
  const isWhole = forces.every(({ units }) => units.every(({ at }) => at !== undefined));
  if (!isWhole && deployment.kind === 'free') return [];
  return [
    {
      id: 'set-up',
      label: words('option.set-up'),
      rule: rulebook.cite('4.3'),
      choices: CHOICES.map(id => ({ id, label: words(`option.set-up-${id}`) })),
      usual: deployment.kind,
    },
  ];
};

export const withStartOptions = (scenario: Scenario, chosen: StartOptions): Scenario => ({
  ...scenario,
  deployment: { kind: chosen['set-up'] === 'drawn' ? 'drawn' : 'free' },
});
