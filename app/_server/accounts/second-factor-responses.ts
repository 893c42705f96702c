import { NextResponse } from 'next/server';
import type { SecondFactorRefusal, SecondFactorResult } from '@/lib/accounts/second-factor';
import { errorResponse } from '../http/route-helpers';
import { tooManyRequestsResponse } from '../rate-limits/rate-limits';

/** How long the library takes no more codes for an account after ten wrong ones. */
const LOCKED_FOR = 15 * 60;

const CONFLICTS: readonly SecondFactorRefusal[] = ['second-factor-on', 'no-second-factor'];

const refusalResponse = (code: SecondFactorRefusal): NextResponse => {
  if (code === 'code-locked') return tooManyRequestsResponse(LOCKED_FOR, code);
  if (code === 'bad-request') return errorResponse(400, code);
  return errorResponse(CONFLICTS.includes(code) ? 409 : 403, code);
};

/** A response about the second factor: its secrets are shown once and never cached. */
export const secondFactorResponse = <Value>(
  answer: SecondFactorResult<Value>,
  next: (value: Value) => unknown = () => ({}),
): NextResponse =>
  answer.type === 'refused'
    ? refusalResponse(answer.code)
    : NextResponse.json(next(answer.value), { headers: { 'cache-control': 'private, no-store' } });
