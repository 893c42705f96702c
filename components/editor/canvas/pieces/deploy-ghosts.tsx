'use client';

import { Counter } from '@/components/board/counter';
import { toSvgPoints } from '@/lib/editor/board/place-outlines';
import type { Ghost } from '@/lib/editor/deploy/deploy-request';
import type { DeploymentZone } from '@/lib/game/contract/authoring/deployment';
import { useStudioState } from '../../session/studio-context';
import styles from './deploy.module.css';

const NO_GHOSTS: readonly Ghost[] = [];

/** On an open table the side's deployment area, while something is deployed there. */
const DeploymentArea = () => {
  const zone: DeploymentZone | undefined = useStudioState(({ zones, deploying, dragging }) => {
    const [first] = deploying?.request.pieces ?? dragging?.pieces ?? [];
    return first === undefined ? undefined : zones[first];
  });
  const colour = useStudioState(({ deploying, dragging, derived }) => {
    const [first] = deploying?.request.pieces ?? dragging?.pieces ?? [];
    const seat = derived.position?.pieces.find(({ id }) => id === first)?.seat;
    return derived.scenario?.sides.find(({ id }) => id === seat)?.colour;
  });
  if (zone?.kind !== 'table') return null;
  return (
    <svg className={styles.area} width="1" height="1" aria-hidden="true">
      {zone.areas.map(area => (
        <polygon key={toSvgPoints(area)} points={toSvgPoints(area)} stroke={colour} />
      ))}
    </svg>
  );
};

/** The units where they would stand: exactly what a drop or a line of battle will do. */
export const DeployGhosts = () => {
  const ghosts = useStudioState(({ deploying }) => deploying?.answer?.proposal.ghosts ?? NO_GHOSTS);
  return (
    <>
      <DeploymentArea />
      {ghosts.map(({ id, box, face }) =>
        box ? (
          <div
            key={id}
            className={styles.ghost}
            data-deploy-ghost={id}
            style={{ left: box.centre[0] - box.size / 2, top: box.centre[1] - box.size / 2 }}
          >
            <Counter face={face} size={box.size} margin={0} />
          </div>
        ) : null,
      )}
    </>
  );
};
