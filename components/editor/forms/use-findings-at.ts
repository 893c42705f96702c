'use client';

import { isSamePath, type JsonPath, startsWithPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/contract/finding';
import { useStudioState } from '../session/studio-context';
import { useFieldScope } from './field-scope';

/** The findings about one place in the document; `within` also about everything inside it. */
export const useFindingsAt = (path: JsonPath, within = false): readonly Finding[] => {
  const scope = useFieldScope();
  const all = useStudioState(({ derived }) => derived.findings);
  const findings = scope?.findings ?? all;
  return findings.filter(
    finding =>
      finding.variant === undefined &&
      (within ? startsWithPath(finding.path, path) : isSamePath(finding.path, path)),
  );
};
