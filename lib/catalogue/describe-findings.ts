import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import type { Say } from '@/lib/game/contract/sentence';

/** Findings as a program or a command line prints them. */
export const describeFindings = (findings: readonly Finding[], say: Say) =>
  findings.map(finding => ({
    code: finding.code,
    severity: finding.severity,
    section: finding.rule?.section ?? null,
    path: finding.path,
    words: say(describeFinding(finding)),
  }));
