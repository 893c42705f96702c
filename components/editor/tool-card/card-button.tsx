'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { Tool } from '@/lib/editor/session/state';
import { takeTool } from '@/lib/editor/tools/rail-tools';
import { useStudio } from '../session/studio-context';
import styles from './tool-card.module.css';

interface CardButtonProps {
  /** What it does, for the screen reader. */
  readonly label: string;
  readonly title: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly tool: Tool;
  readonly children: ReactNode;
}

/** One thing of a card: its picture and its name. */
export const CardButton = ({ label, title, name, isChosen, tool, children }: CardButtonProps) => {
  const { store } = useStudio();
  return (
    <Button
      look="bare"
      className={styles.item}
      aria-label={label}
      aria-pressed={isChosen}
      title={title}
      onClick={() => store.update(state => takeTool(state, tool))}
    >
      {children}
      <span>{name}</span>
    </Button>
  );
};
