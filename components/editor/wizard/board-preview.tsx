'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { BoardSvg } from '@/components/board/board-svg';
import { useSay } from '@/components/words/use-say';
import { DRAW_LAYERS } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import styles from './wizard.module.css';
import type { WizardStepProps } from './wizard-step';

interface PreviewProps extends WizardStepProps {
  readonly scenario: ScenarioBase;
}

/** The map as it would be, drawn again with every choice. */
export const BoardPreview = ({ system, plan, scenario }: PreviewProps) => {
  const say = useSay();
  const words = useTranslations('wizard');
  const shown = useDeferredValue(scenario);
  const picture = useMemo(
    () => system.draw(system.setUp(shown), { layers: DRAW_LAYERS, paper: 'screen', detail: 'normal', say }),
    [system, shown, say],
  );
  const pieces = useMemo(() => system.setUp(shown).pieces.length, [system, shown]);
  return (
    <figure className={styles.preview} data-seed={plan.seed}>
      <div className={styles.picture}>
        <BoardSvg picture={picture} title={words('preview')} idPrefix="preview" />
      </div>
      <figcaption>
        {words('caption', {
          title: shown.title,
          sides: shown.sides.map(({ name }) => name).join(' – '),
          pieces,
        })}
      </figcaption>
    </figure>
  );
};
