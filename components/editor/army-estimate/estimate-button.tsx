'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { EstimateState } from '@/lib/editor/army-estimate/estimate-state';
import { shownSeatOf } from '@/lib/editor/deploy/deploy-edits';
import { openDialog } from '@/lib/editor/session/panels';
import type { ArmyEstimator } from '@/lib/game/contract/army/army-estimate';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio, useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import { EstimateDialog } from './estimate-dialog';

interface EstimateHolderProps {
  readonly estimator: ArmyEstimator<ScenarioBase>;
  readonly scenario: ScenarioBase;
}

/** The typed numbers stay while the dialog is closed. */
const EstimateHolder = ({ estimator, scenario }: EstimateHolderProps) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const { isOpen, close } = useDialogPanel('estimate');
  const [input, setInput] = useState<EstimateState>(() => ({
    seat: scenario.sides[0]?.id ?? '',
    scale: estimator.scaleOf(scenario),
    numbers: {},
    source: '',
  }));
  // The side whose army is in sight is meant.
  useEffect(() => {
    if (isOpen) setInput(now => ({ ...now, seat: shownSeatOf(store.getState()) ?? now.seat }));
  }, [isOpen, store]);
  return (
    <>
      <Button onClick={() => store.update(state => openDialog(state, 'estimate'))}>
        {words('army-estimate.open')}
      </Button>
      {isOpen && (
        <EstimateDialog
          estimator={estimator}
          scenario={scenario}
          input={input}
          setInput={setInput}
          onClose={close}
        />
      )}
    </>
  );
};

/** Opens the scaling assistant, where the rule book has one and there is a battle to place its army into. */
export const EstimateButton = () => {
  const estimator = useStudioState(({ rules }) => rules.system.armyEstimator);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return estimator && scenario ? <EstimateHolder estimator={estimator} scenario={scenario} /> : null;
};
