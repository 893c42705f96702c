import type { Finding } from '@/lib/game/contract/finding';
import type { DeployProposal, DeployRequest } from './deploy-request';

/** A deployment in the making: the rules are asked, their answer is shown, and the author confirms it. */
export interface DeployTask {
  readonly request: DeployRequest;
  /** Counted up with every request, so that an answer finds its own. */
  readonly serial: number;
  readonly answer: DeployAnswer | null;
  /** It is done as soon as the rules have answered. */
  readonly isConfirmed: boolean;
}

export interface DeployAnswer {
  readonly serial: number;
  /** The document that it belongs to. */
  readonly document: unknown;
  readonly proposal: DeployProposal;
}

/** What was not deployed, shown until something else is done. */
export interface DeployRefusal {
  readonly count: number;
  readonly objection: Finding | null;
}
