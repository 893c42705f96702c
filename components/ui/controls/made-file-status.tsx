import type { MadeFileState } from './use-made-file';

/** What is said while a file is made and when it cannot be had. */
export interface MadeFileWords {
  readonly making: string;
  readonly failed: string;
}

interface MadeFileStatusProps {
  readonly state: MadeFileState;
  readonly words: MadeFileWords;
}

/** How far a file is; a screen reader hears it begin and fail. */
export const MadeFileStatus = ({ state, words }: MadeFileStatusProps) => (
  <span role="status">
    {state.type === 'making' && (
      <>
        {' '}
        {words.making}{' '}
        <progress max={state.progress?.of || 1} value={state.progress?.made} aria-label={words.making} />
      </>
    )}
    {state.type === 'failed' && ` ${state.reason ?? words.failed}`}
  </span>
);
