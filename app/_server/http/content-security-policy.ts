import { createHash } from 'node:crypto';
import { FIRST_SCRIPT } from '@/lib/site/first-script';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const FIRST = hashOf(FIRST_SCRIPT);

/**
 * What a page may load and run: what comes from this server, and of what stands in the page itself only what carries the nonce. No code is
 * made from text. Styles in the page are allowed: maps, canvas and source editor write them everywhere, and they cannot act.
 */
export const makeContentSecurityPolicy = (nonce: string, isDevelopment: boolean): string =>
  Object.entries({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' ${FIRST}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'worker-src': "'self' blob:",
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
