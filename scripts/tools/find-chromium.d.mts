export declare const findChromium: (env?: NodeJS.ProcessEnv, downloaded?: () => string) => string | null;
