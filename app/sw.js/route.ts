import { NextResponse } from 'next/server';
import { readReleaseFiles } from '@/app/_server/offline/release-files';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/game/language';

/** Languages that have a beginning of their own in addresses. */
const PREFIXED = LANGUAGES.filter(language => language !== DEFAULT_LANGUAGE);

/** Another release is another script, so that browsers notice it; what the worker does stands in public/service-worker.js. */
export const GET = async (): Promise<NextResponse> => {
  const { release, files } = await readReleaseFiles();
  const offline = JSON.stringify({ RELEASE: release, FILES: files, LANGUAGES: PREFIXED });
  return new NextResponse(`self.OFFLINE = ${offline};\nimportScripts('/service-worker.js');\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
