'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { ChoiceInput } from '../choices/choice-input';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import styles from './bar.module.css';

interface TypedOrderProps {
  readonly game: GameControls;
  readonly onClose: () => void;
}

/** A line for orders in words: every choice of the rules can be typed. */
export const TypedOrder = ({ game, onClose }: TypedOrderProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, seat, isAsked } = usePlay();
  const choices = useMemo<readonly ActionBase[]>(
    () => (seat === null || !isAsked ? [] : rules.actions(state, seat)),
    [rules, state, seat, isAsked],
  );
  const sentences = choices.map(action => say(rules.describe(action, action.by, state)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from within its field.
    <div className={styles.typed} onKeyDown={event => event.key === 'Escape' && onClose()}>
      <ChoiceInput {...{ choices, sentences }} onChoose={action => game.playAll([action])} />
      <IconButton label={words('close')} onClick={onClose}>
        ×
      </IconButton>
    </div>
  );
};
