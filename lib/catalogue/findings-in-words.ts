import { type Finding, sentenceOf } from '@/lib/game/finding';
import type { Say } from '@/lib/game/sentence';

/** Findings as a program or a command line tells them. */
export const findingsInWords = (findings: readonly Finding[], say: Say) =>
  findings.map(finding => ({
    code: finding.code,
    severity: finding.severity,
    section: finding.rule?.section ?? null,
    path: finding.path,
    words: say(sentenceOf(finding)),
  }));
