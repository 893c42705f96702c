import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD = 30_000;

const bytesOf = (key: string): Buffer => {
  const bits = [...key].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
};

/** The code of one period, by RFC 6238, as an app works it out. */
const codeAt = (key: string, period: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The codes of an app with this key now and in half a minute, both of which a server accepts, and a wrong one. */
export const codesOf = (key: string) => {
  const period = Math.floor((performance.timeOrigin + performance.now()) / PERIOD);
  const near = [-2, -1, 0, 1, 2, 3].map(step => codeAt(key, period + step));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666'];
  return {
    secret: bytesOf(key).toString(),
    now: codeAt(key, period),
    next: codeAt(key, period + 1),
    wrong: wrong.find(code => !near.includes(code)) ?? '',
  };
};
