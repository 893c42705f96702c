import { createHash } from 'node:crypto';

/** Letters of one sample; two letters of base 36 would clash too often, four are plenty. */
const SAMPLE = 4;
const SAMPLES = 16;
/** Four samples together: what near-duplicates are looked up by. */
export const BAND_LENGTH = 4 * SAMPLE;
const ENOUGH = 14;

/** Of each of sixteen shufflings of the parts, the part that comes first: two documents agree in about as many as they have parts in common. */
export const computeMinhash = (parts: Iterable<string>): string => {
  const least = new Uint32Array(SAMPLES).fill(0xffffffff);
  let isEmpty = true;
  for (const part of parts) {
    isEmpty = false;
    const digest = createHash('sha512').update(part).digest();
    for (let sample = 0; sample < SAMPLES; sample += 1)
      least[sample] = Math.min(least[sample] ?? 0, digest.readUInt32BE(sample * 4));
  }
  return isEmpty ? '' : [...least].map(toSample).join('');
};

const RANGE = 36 ** SAMPLE;

const toSample = (number: number): string => (number % RANGE).toString(36).padStart(SAMPLE, '0');

/** Whether two documents share about nine tenths of their parts. */
export const isNearDuplicate = (one: string, other: string): boolean => {
  if (one === '' || one.length !== other.length) return false;
  let same = 0;
  for (let at = 0; at < one.length; at += SAMPLE)
    if (one.slice(at, at + SAMPLE) === other.slice(at, at + SAMPLE)) same += 1;
  return same >= ENOUGH;
};
