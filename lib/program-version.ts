import about from '@/package.json';

/** The release of the program, as it signs what it prints. */
export const PROGRAM_VERSION: string = about.version;
