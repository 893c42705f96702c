import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FIRST_SCRIPT } from '@/lib/site/first-script';
import { makeContentSecurityPolicy } from './content-security-policy';

describe('the policy of a page', () => {
  test('runs no code made from text and no script without its nonce', () => {
    const scripts = makeContentSecurityPolicy('abc', false)
      .split('; ')
      .find(directive => directive.startsWith('script-src'));
    expect(scripts).toContain("'nonce-abc'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  test('tells zod, where zod looks, before any schema is made', () => {
    expect(FIRST_SCRIPT).toMatch(/^globalThis\.__zod_globalConfig=/);
    expect(globalThis).toHaveProperty('__zod_globalConfig', z.config());
  });

  test('loads nothing from elsewhere, and stands in no frame', () => {
    expect(makeContentSecurityPolicy('abc', false)).not.toMatch(/https?:|\*/);
    expect(makeContentSecurityPolicy('abc', false)).toContain("frame-ancestors 'none'");
  });
});
