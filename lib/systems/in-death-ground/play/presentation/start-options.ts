import type { StartOption, StartOptions } from '@/lib/game/contract/start-options';
import type { Scenario } from '../../document/scenario';
import { rulebook } from '../../rulebook';
import { word } from '../../view/words';

const CHOICES = ['drawn', 'free'] as const;

/** 8.3 – In an open battle the players may set up their units themselves; what lies in ambush or comes late stays so. */
export const startOptions = ({ kind, freeSetUp }: Scenario): readonly StartOption[] =>
  kind !== 'open-battle' || freeSetUp === true
    ? []
    : [
        {
          id: 'set-up',
          label: word('option', 'set-up'),
          rule: rulebook.cite('8.3'),
          choices: CHOICES.map(id => ({ id, label: word('option', `set-up-${id}`) })),
          usual: 'drawn',
        },
      ];

export const withStartOptions = (scenario: Scenario, chosen: StartOptions): Scenario =>
  chosen['set-up'] === 'free'
    ? { ...scenario, freeSetUp: true, forces: scenario.forces.map(takeOffTable) }
    : scenario;

type Force = Scenario['forces'][number];

const takeOffTable = (force: Force): Force => ({
  ...force,
  units: force.units.map(({ place, ...unit }) => (unit.hidden && place ? { ...unit, place } : unit)),
});
