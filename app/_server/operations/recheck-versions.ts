import type { VersionRef } from '@/lib/store/documents/drafts';
import { findNextUnchecked } from '@/lib/store/documents/version-checks';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { getWorkerFingerprints } from '../jobs';
import { checkVersion } from '../published/version-jobs';
import { getStore } from '../store';

/** As a client of the workers it waits its turn like any visitor. */
const CLIENT = 'recheck';

/**
 * Checks every standing version that the rules of this release have not checked yet, one after the other, each at most once. What
 * cannot be read or costs too much is passed over: its page goes on showing what earlier rules said.
 */
export const recheckVersions = async (): Promise<number> => {
  const store = await getStore();
  const { rules } = getWorkerFingerprints();
  const passedOver: VersionRef[] = [];
  let checked = 0;
  for (;;) {
    const next = await findNextUnchecked(store, rules, passedOver);
    if (!next) return checked;
    const version = await readVersionSummary(store, next.slug, next.n);
    const outcome = version && (await checkVersion(version, CLIENT));
    if (outcome?.type === 'done' && outcome.result) checked += 1;
    else passedOver.push(next);
  }
};
