import { NextResponse } from 'next/server';
import type { Answer, SecondFactorRefusal } from '@/lib/accounts/second-factor';
import { fault } from './answers';
import { refuseFor } from './limits';

/** How long the library takes no more codes for an account after ten wrong ones. */
const LOCKED_FOR = 15 * 60;

const CONFLICTS: readonly SecondFactorRefusal[] = ['second-factor-on', 'no-second-factor'];

const refusalAnswer = (code: SecondFactorRefusal): NextResponse => {
  if (code === 'code-locked') return refuseFor(LOCKED_FOR, code);
  if (code === 'bad-request') return fault(400, code);
  return fault(CONFLICTS.includes(code) ? 409 : 403, code);
};

/** An answer about the second factor; what is in it is told once and kept by nobody on the way. */
export const secondFactorAnswer = <Value>(
  answer: Answer<Value>,
  told: (value: Value) => unknown = () => ({}),
): NextResponse =>
  answer.type === 'refused'
    ? refusalAnswer(answer.code)
    : NextResponse.json(told(answer.value), { headers: { 'cache-control': 'private, no-store' } });
