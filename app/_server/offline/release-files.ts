import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a browser that works without a network needs of a release. */
export interface ReleaseFiles {
  readonly release: string;
  /** Addresses of the release's scripts, styles and fonts. */
  readonly files: readonly string[];
}

const BUILD = join(/* turbopackIgnore: true */ process.cwd(), '.next');
const NEEDED = /\.(js|css|woff2)$/;

let known: Promise<ReleaseFiles> | null = null;

/** The files of the build that runs; they do not change while it does. */
export const readReleaseFiles = (): Promise<ReleaseFiles> => {
  known ??= listFiles();
  return known;
};

const listFiles = async (): Promise<ReleaseFiles> => {
  const [release, names] = await Promise.all([
    readFile(join(BUILD, 'BUILD_ID'), 'utf8'),
    readdir(join(BUILD, 'static'), { recursive: true }),
  ]);
  return {
    release: release.trim(),
    files: names
      .filter(name => NEEDED.test(name))
      .sort()
      .map(toAddress),
  };
};

const toAddress = (name: string): string => `/_next/static/${name.split('\\').join('/')}`;
