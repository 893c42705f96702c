import { NextResponse } from 'next/server';
import { getLocale } from 'next-intl/server';
import { ENGINE } from '@/lib/engine';
import { printRoster } from '@/lib/print/roster';
import type { RosterContents } from '@/lib/print/roster-contents';
import { rosterCsv, rosterText } from '@/lib/print/roster-text';
import { printOptions } from '@/lib/print/wishes';
import { fault } from './answers';
import { type ListedArmy, ownArmy, publishedArmy } from './army';
import { versionNumber } from './battle';
import { getSay } from './words';

export const rosterOf = async (army: ListedArmy): Promise<RosterContents> => {
  const say = await getSay();
  const list = army.system.documents.army?.catalogue(army.document).sides[0];
  const { title: system, rulebook } = army.system;
  return {
    ...army,
    rulebook,
    subtitle: list ? say({ code: 'roster.from-list', values: { system, list } }) : system,
    say,
    language: await getLocale(),
    engine: ENGINE,
  };
};

export type RosterFormat = 'pdf' | 'txt' | 'csv';

const TYPES: Readonly<Record<RosterFormat, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const bytesOf = async (roster: RosterContents, format: RosterFormat, request: Request): Promise<Buffer> => {
  switch (format) {
    case 'pdf':
      return printRoster(roster, printOptions(new URL(request.url).searchParams));
    case 'txt':
      return Buffer.from(rosterText(roster));
    case 'csv':
      return Buffer.from(rosterCsv(roster));
  }
};

const sent = async (
  army: ListedArmy | null,
  format: RosterFormat,
  request: Request,
  caching: string,
): Promise<NextResponse> => {
  if (!army) return fault(404, 'unknown-battle');
  const bytes = await bytesOf(await rosterOf(army), format, request);
  return new NextResponse(new Uint8Array(bytes), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `${format === 'csv' ? 'attachment' : 'inline'}; filename="roster.${format}"`,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    },
  });
};

interface DraftContext {
  readonly params: Promise<{ readonly id: string }>;
}

/** The roster of a draft, for its owner alone. */
export const draftRoster =
  (format: RosterFormat) =>
  async (request: Request, { params }: DraftContext): Promise<NextResponse> =>
    sent(await ownArmy((await params).id), format, request, 'private, no-store');

interface VersionContext {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

/** The roster of a published army. */
export const versionRoster =
  (format: RosterFormat) =>
  async (request: Request, { params }: VersionContext): Promise<NextResponse> => {
    const { slug, n } = await params;
    const number = versionNumber(n);
    const army = number === null ? null : await publishedArmy(slug, number);
    return sent(army, format, request, 'public, max-age=31536000, immutable');
  };
