'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { type BattlePlan, createBattle, makeFirstPlan } from '@/lib/editor/wizard/new-battle';
import type { OfferedDocument } from '@/lib/editor/wizard/offered-documents';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { draftClient } from '../session/draft-client';
import { ArmyChoices } from './army-choices';
import { BoardChoices } from './board-choices';
import { BoardPreview } from './board-preview';
import { NameFields, SideChoices } from './side-choices';
import { type OfferedSystem, SystemChoices } from './system-choices';
import styles from './wizard.module.css';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

interface WizardProps {
  readonly systems: readonly OfferedSystem[];
  readonly armies: readonly OfferedDocument[];
  /** Where the made-up country begins. */
  readonly seed: number;
}

/** The rule book that was chosen, once it is loaded. */
const useSystem = (id: string): AnySystem | null => {
  const [system, setSystem] = useState<AnySystem | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadSystem(id).then(loaded => {
      if (!isLeft) setSystem(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return system?.id === id ? system : null;
};

/** Creates the draft and opens it; a failure is shown in words. */
const useCreateDraft = () => {
  const router = useSiteRouter();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const language = useLocale();
  const make = async (document: object): Promise<void> => {
    setBusy(true);
    setError(null);
    const answer = await draftClient.create({ document: { ...document, language } });
    if (answer.type === 'done') return router.push(`/studio/${answer.value.id}`);
    setBusy(false);
    setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return { isBusy, error, make };
};

interface PlanningProps {
  readonly system: AnySystem;
  readonly armies: readonly OfferedDocument[];
  readonly seed: number;
}

const PlanForm = ({ system, armies, seed }: PlanningProps) => {
  const words = useTranslations('wizard');
  const errors = useErrorWords();
  const names = [words('side.1'), words('side.2'), words('side.3'), words('side.4'), words('side.5')];
  const [plan, setPlan] = useState<BattlePlan>(() => makeFirstPlan(system, names, seed));
  const { isBusy, error, make } = useCreateDraft();
  const title = plan.title.trim() || words('untitled');
  const made = useMemo(() => createBattle(system, { ...plan, title }), [system, plan, title]);
  const step = { system, plan, onPlan: setPlan, names };
  return (
    <div className={styles.planning}>
      <div className={styles.steps}>
        <BoardChoices {...step} />
        <SideChoices {...step} />
        <NameFields {...step} />
        <ArmyChoices {...step} armies={armies} unfit={made.unfit} />
        <div className={styles.go}>
          <Button
            look="main"
            disabled={isBusy || made.unfit.length > 0}
            onClick={() => void make(made.scenario)}
          >
            {words(isBusy ? 'making' : 'make')}
          </Button>
          {error && <p role="alert">{errors(error)}</p>}
        </div>
      </div>
      <BoardPreview {...step} scenario={made.scenario} />
    </div>
  );
};

/** From the rule book to a draft: board, sides, names, armies, with the map always in sight. */
export const Wizard = ({ systems, armies, seed }: WizardProps) => {
  const words = useTranslations('wizard');
  const [chosen, setChosen] = useState(systems[0]?.id ?? '');
  const system = useSystem(chosen);
  return (
    <>
      <SystemChoices systems={systems} chosen={chosen} onChoice={setChosen} />
      {system ? (
        <PlanForm
          key={system.id}
          system={system}
          seed={seed}
          armies={armies.filter(army => army.system === system.id)}
        />
      ) : (
        <p role="status">{words('loading')}</p>
      )}
    </>
  );
};
