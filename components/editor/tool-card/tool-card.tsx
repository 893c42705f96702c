'use client';

import { useTranslations } from 'next-intl';
import { type CardTool, cardOf, closeCard } from '@/lib/editor/tools/rail-tools';
import { useStudio, useStudioState } from '../session/studio-context';
import { Slip } from '../slips/slip';
import { PiecePalette } from '../tray/piece-palette';
import { BrushCard } from './brush-card';
import { NotesCard } from './notes-card';
import styles from './tool-card.module.css';

const UnitsCard = () => {
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const system = useStudioState(({ rules }) => rules.system);
  return <div className={styles.units}>{scenario && <PiecePalette seats={system.seats(scenario)} />}</div>;
};

const CardBody = ({ card }: { readonly card: CardTool }) => {
  if (card === 'units') return <UnitsCard />;
  return card === 'notes' ? <NotesCard /> : <BrushCard key={card} tool={card} />;
};

/** The actions of the current tool; it stays while the tool is used. */
export const ToolCard = () => {
  const words = useTranslations('studio.tools');
  const { store } = useStudio();
  const card = useStudioState(cardOf);
  if (card === null) return null;
  return (
    <Slip
      name="tool"
      title={words(card)}
      side="left"
      size={card === 'units' ? 'units-width' : 'tool-width'}
      onClose={() => store.update(closeCard)}
    >
      <section
        className={styles.card}
        aria-label={words(card)}
        data-pane={card === 'units' ? 'units-card' : 'tool-card'}
        tabIndex={-1}
      >
        <CardBody card={card} />
      </section>
    </Slip>
  );
};
