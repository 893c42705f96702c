import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLOURS } from './theme-colours';

const styles = readFileSync('app/globals.css', 'utf8');

const tokenOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

describe('the colours for what no style sheet reaches', () => {
  test.each(Object.keys(THEME_COLOURS.light) as (keyof typeof THEME_COLOURS.light)[])(
    '%s is that of app/globals.css in both themes',
    name => {
      const { light, dark } = THEME_COLOURS;
      expect(styles).toContain(`${tokenOf(name)}: light-dark(${light[name]}, ${dark[name]});`);
    },
  );
});
