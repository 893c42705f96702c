import type { TaskDocument } from '@/app/_worker/task-document';
import type { Tasks } from '@/app/_worker/tasks';
import { languageOf } from '@/lib/game/language';
import type { JobOutcome } from '@/lib/jobs/job-queue';
import { recordCheck } from '@/lib/store/documents/record-check';
import { readVerdict } from '@/lib/store/documents/version-checks';
import { readDocumentText, type VersionSummary } from '@/lib/store/documents/versions';
import type { Requester } from '../http/requester';
import { type LookupResult, MISSING } from '../http/unavailable';
import { DEADLINES, getWorkerFingerprints, runJob } from '../jobs';
import { getStore } from '../store';
import { versionUrlOf } from './published-roster';

/** A published version, perhaps in one of its variants, and who wants it. */
export interface VersionRequest extends Requester {
  readonly version: VersionSummary;
  readonly variant: string | null;
}

/** Cache key of a version's results: another version, other rules or other words have another key. */
export const versionKeyOf = ({ version, variant, locale }: VersionRequest): string =>
  JSON.stringify([version.slug, version.n, variant, version.checkedBy, locale]);

/** The version as a worker is given it. */
export const loadTaskDocument = async ({
  version,
  variant,
  locale,
}: VersionRequest): Promise<TaskDocument> => {
  const store = await getStore();
  const text = await readDocumentText(store, version);
  return {
    // A version that was hidden a moment ago has no document any more: nothing can be made of it.
    text: text ?? 'null',
    variant,
    verdict: await readVerdict(store, version, variant),
    published: {
      slug: version.slug,
      n: version.n,
      publishedAt: version.publishedAt,
      address: versionUrlOf(version, languageOf(locale)),
    },
    locale,
  };
};

/** Runs `work` with a checked version; a version that is not checked yet is checked first. */
export const withCheckedVersion = async <Thing>(
  wanted: VersionRequest,
  work: (checked: VersionRequest) => Promise<LookupResult<Thing>>,
): Promise<LookupResult<Thing>> => {
  if (wanted.version.checkedBy !== null) return work(wanted);
  const checked = await checkVersion(wanted.version, wanted.client);
  if (checked.type !== 'done') return checked;
  return checked.result ? work({ ...wanted, version: checked.result }) : MISSING;
};

/** Checks a version by the current rules and stores the verdict in place of the former one. Null: the rules cannot read it. */
export const checkVersion = async (
  version: VersionSummary,
  client: string,
): Promise<JobOutcome<VersionSummary | null>> => {
  const store = await getStore();
  const { rules } = getWorkerFingerprints();
  const examined = await runJob('examine', {
    key: JSON.stringify([version.slug, version.n]),
    input: async () => ({ text: (await readDocumentText(store, version)) ?? 'null' }),
    bytes: version.bytes,
    deadline: DEADLINES.page,
    client,
  });
  if (examined.type !== 'done') return examined;
  if (examined.result.type === 'unreadable') return { type: 'done', result: null };
  const { verdict, facts } = examined.result;
  await recordCheck(store, version, { rules, verdict }, facts);
  return { type: 'done', result: { ...version, checkedBy: rules } };
};

/** What a worker makes of a version under its key; not found if it makes nothing. */
export const runVersionJob = async <Task extends 'viewBattle' | 'viewTroops' | 'viewArmy' | 'readList'>(
  task: Task,
  wanted: VersionRequest,
): Promise<LookupResult<NonNullable<Awaited<ReturnType<Tasks[Task]>>>>> => {
  const made = await runJob(task, {
    key: versionKeyOf(wanted),
    input: () => loadTaskDocument(wanted),
    bytes: wanted.version.bytes,
    deadline: DEADLINES.page,
    client: wanted.client,
  });
  if (made.type !== 'done') return made;
  const found = made.result as Awaited<ReturnType<Tasks[Task]>>;
  return found === null || found === undefined ? MISSING : { type: 'found', found };
};

/** A version as its page shows it. */
export interface VersionView<View> {
  readonly version: VersionSummary;
  readonly view: View;
}

/** Reads a version for its page in a worker. Nothing is found where it is another kind of document, or has no such variant. */
export const viewVersion = <Task extends 'viewBattle' | 'viewTroops'>(task: Task, wanted: VersionRequest) =>
  withCheckedVersion(
    wanted,
    async (checked): Promise<LookupResult<VersionView<NonNullable<Awaited<ReturnType<Tasks[Task]>>>>>> => {
      const view = await runVersionJob(task, checked);
      if (view.type !== 'found') return view;
      return { type: 'found', found: { version: checked.version, view: view.found } };
    },
  );
