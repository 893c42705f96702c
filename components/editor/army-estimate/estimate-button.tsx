'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { EstimateState } from '@/lib/editor/army-estimate/estimate-state';
import { openDialog } from '@/lib/editor/session/panels';
import type { ArmyEstimator } from '@/lib/game/contract/army-estimate';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio, useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import { EstimateDialog } from './estimate-dialog';

interface EstimateHolderProps {
  readonly mustering: ArmyEstimator<ScenarioBase>;
  readonly scenario: ScenarioBase;
}

/** What was written stays while the dialog is closed. */
const EstimateHolder = ({ mustering, scenario }: EstimateHolderProps) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const { isOpen, close } = useDialogPanel('estimate');
  const [muster, setMuster] = useState<EstimateState>(() => ({
    seat: scenario.sides[0]?.id ?? '',
    scale: mustering.scaleOf(scenario),
    numbers: {},
    source: '',
  }));
  return (
    <>
      <Button onClick={() => store.update(state => openDialog(state, 'estimate'))}>
        {words('muster.open')}
      </Button>
      {isOpen && (
        <EstimateDialog
          mustering={mustering}
          scenario={scenario}
          muster={muster}
          setMuster={setMuster}
          onClose={close}
        />
      )}
    </>
  );
};

/** Opens the scaling assistant, where the rule book has one and there is a battle to place its army into. */
export const EstimateButton = () => {
  const mustering = useStudioState(({ rules }) => rules.system.armyEstimator);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return mustering && scenario ? <EstimateHolder mustering={mustering} scenario={scenario} /> : null;
};
