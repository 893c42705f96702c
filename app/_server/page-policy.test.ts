import { describe, expect, test } from 'vitest';
import { pagePolicy } from './page-policy';

describe('the policy of a page', () => {
  test('runs no code made from text and no script without its nonce', () => {
    const scripts = pagePolicy('abc', false)
      .split('; ')
      .find(directive => directive.startsWith('script-src'));
    expect(scripts).toContain("'nonce-abc'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  test('loads nothing from elsewhere, and stands in no frame', () => {
    expect(pagePolicy('abc', false)).not.toMatch(/https?:|\*/);
    expect(pagePolicy('abc', false)).toContain("frame-ancestors 'none'");
  });
});
