import styles from './log.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 7],
    [17, 7],
    [7, 12],
    [17, 12],
    [7, 17],
    [17, 17],
  ],
};

const Die = ({ face }: { readonly face: number }) => (
  <svg className={styles.die} viewBox="0 0 24 24" width="22" height="22" role="img" aria-label={String(face)}>
    <rect x="1" y="1" width="22" height="22" rx="4" />
    {PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />) ?? (
      <text x="12" y="17" textAnchor="middle" fontSize="14">
        {face}
      </text>
    )}
  </svg>
);

/** The faces as they fell. */
export const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <span className={styles.dice}>
    {faces.map((face, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw are told apart by their place only.
      <Die key={index} face={face} />
    ))}
  </span>
);
