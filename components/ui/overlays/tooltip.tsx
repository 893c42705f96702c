'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly content: ReactNode;
  /** What it explains: hovered or focused, it shows its words. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Words beside something, as long as the pointer or the focus is on it. Escape puts them away. */
export const Tooltip = ({ isShown, onShow, content, children }: TooltipProps) => {
  const id = useId();
  return (
    <BaseTooltip.Root open={isShown} onOpenChange={onShow} disableHoverablePopup>
      <BaseTooltip.Trigger
        render={children}
        delay={0}
        closeOnClick={false}
        aria-describedby={isShown ? id : undefined}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          side="right"
          align="end"
          sideOffset={10}
          collisionPadding={10}
          className={styles.place}
        >
          <BaseTooltip.Popup id={id} role="tooltip" className={styles.tooltip}>
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
};
