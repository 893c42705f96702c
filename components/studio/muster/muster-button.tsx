'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Mustering } from '@/lib/game/mustering';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { useStudioState } from '../studio-context';
import { MusterDialog } from './muster-dialog';
import type { MusterState } from './muster-state';

interface MusterRoomProps {
  readonly mustering: Mustering<ScenarioBase>;
  readonly scenario: ScenarioBase;
}

/** What was written stays while the dialog is closed. */
const MusterRoom = ({ mustering, scenario }: MusterRoomProps) => {
  const words = useTranslations('studio');
  const [isOpen, setOpen] = useState(false);
  const [muster, setMuster] = useState<MusterState>(() => ({
    seat: scenario.sides[0]?.id ?? '',
    scale: mustering.scaleOf(scenario),
    numbers: {},
    source: '',
  }));
  return (
    <>
      <button type="button" className={controls.button} data-door="muster" onClick={() => setOpen(true)}>
        {words('muster.open')}
      </button>
      {isOpen && (
        <MusterDialog
          mustering={mustering}
          scenario={scenario}
          muster={muster}
          setMuster={setMuster}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** Opens the scaling assistant, where the rule book has one and there is a battle to place its army into. */
export const MusterButton = () => {
  const mustering = useStudioState(({ judge }) => judge.system.mustering);
  const scenario = useStudioState(({ reading }) => reading.scenario);
  return mustering && scenario ? <MusterRoom mustering={mustering} scenario={scenario} /> : null;
};
