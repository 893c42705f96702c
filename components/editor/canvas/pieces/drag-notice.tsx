'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { dismissRefusal } from '@/lib/editor/deploy/deploy-edits';
import type { DeployProposal } from '@/lib/editor/deploy/deploy-request';
import type { StudioState } from '@/lib/editor/session/state';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import { RuleName } from '../../findings/studio-rule-link';
import { useStudio, useStudioState } from '../../session/studio-context';
import styles from './deploy.module.css';

interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

const usePointer = (isWatching: boolean): PointerPosition | null => {
  const [spot, setSpot] = useState<PointerPosition | null>(null);
  useEffect(() => {
    if (!isWatching) return setSpot(null);
    const onMove = ({ clientX, clientY }: PointerEvent): void => setSpot({ x: clientX, y: clientY });
    window.addEventListener('pointermove', onMove, { capture: true });
    return () => window.removeEventListener('pointermove', onMove, { capture: true });
  }, [isWatching]);
  return spot;
};

const WIDTH = 300;
const BESIDE = 40;

/** On the side of the pointer that has room. */
const placeBeside = ({ x, y }: PointerPosition): CSSProperties => ({
  top: y + 22,
  ...(x + BESIDE + WIDTH > window.innerWidth
    ? { right: window.innerWidth - x + BESIDE }
    : { left: x + BESIDE }),
});

/** Why nothing would land here: by the rules' answer for the whole set, or sooner by the zone under the pointer. */
const findObjection = ({ dragging, deploying }: StudioState): Finding | null => {
  if (!dragging) return null;
  const answer = deploying?.answer;
  if (answer && answer.serial === deploying.serial)
    return answer.proposal.ghosts.length === 0 ? answer.proposal.objection : null;
  return (dragging.over && dragging.objections[dragging.over]?.[0]) || null;
};

const Reason = ({ objection }: { readonly objection: Finding }) => {
  const say = useSay();
  const words = useTranslations('deploy.drag');
  return (
    <>
      {objection.rule && (
        <strong>
          <RuleName rule={objection.rule} />
        </strong>
      )}
      {say(describeFinding(objection))}
      <br />
      <kbd>{words('anyway-key')}</kbd> {words('anyway')}
    </>
  );
};

interface ForecastProps {
  readonly proposal: DeployProposal;
  readonly over: string | null;
}

/** How many land where the pointer is, how many beside it, and how many nowhere. */
const Forecast = ({ proposal: { ghosts, left }, over }: ForecastProps) => {
  const words = useTranslations('deploy.drag');
  const here = ghosts.filter(({ space }) => space === over).length;
  const near = ghosts.length - here;
  return (
    <>
      <strong>{near > 0 ? words('overflow', { here, near }) : words('lands', { count: here })}</strong>
      {left.length > 0 && <div>{words('left', { count: left.length })}</div>}
      {ghosts.length > 1 && (
        <>
          <kbd>{words('row-key')}</kbd> {words('row')}
        </>
      )}
    </>
  );
};

/** Beside the pointer: what a drop will do, or why the pieces may not stand here. */
const PointerHint = () => {
  const objection = useStudioState(findObjection);
  const over = useStudioState(({ dragging }) => dragging?.over ?? null);
  const proposal = useStudioState(({ dragging, deploying }) =>
    dragging && deploying?.answer?.serial === deploying?.serial ? deploying?.answer?.proposal : undefined,
  );
  const spot = usePointer(true);
  const isForecast = !objection && over !== null && proposal !== undefined && proposal.ghosts.length > 0;
  if (!objection && !isForecast) return null;
  return (
    <div
      className={styles.hint}
      data-refused={objection ? true : undefined}
      role="status"
      style={spot ? placeBeside(spot) : { visibility: 'hidden' }}
    >
      {objection && <Reason objection={objection} />}
      {isForecast && <Forecast proposal={proposal} over={over} />}
    </div>
  );
};

/** What was not deployed, and why. */
const RefusalNote = () => {
  const words = useTranslations('deploy.refused');
  const say = useSay();
  const { store } = useStudio();
  const refusal = useStudioState(state => state.refusal);
  if (!refusal) return null;
  const { count, objection } = refusal;
  return (
    <div className={styles.refusal} role="alert">
      <span>
        <strong>{words('title', { count })}</strong>{' '}
        {objection ? say(describeFinding(objection)) : words('no-room')}{' '}
        {objection?.rule && <RuleName rule={objection.rule} />}
      </span>
      <IconButton label={words('dismiss')} onClick={() => store.update(dismissRefusal)}>
        ×
      </IconButton>
    </div>
  );
};

export const DragNotice = () => {
  const isDragging = useStudioState(({ dragging }) => dragging !== null);
  return (
    <>
      {isDragging && <PointerHint />}
      <RefusalNote />
    </>
  );
};
