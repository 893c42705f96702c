'use client';

import { type JsonPath, samePath, startsWith } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/finding';
import { useStudioState } from '../studio-context';

/** What the rules say of one place in the document; `within` also of all that it holds. */
export const useFindingsAt = (path: JsonPath, within = false): readonly Finding[] => {
  const findings = useStudioState(({ reading }) => reading.findings);
  return findings.filter(
    finding =>
      finding.variant === undefined &&
      (within ? startsWith(finding.path, path) : samePath(finding.path, path)),
  );
};
