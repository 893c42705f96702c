import { expect, test } from 'vitest';
import { detectImageType } from './image-type';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['GIF89a', null],
  ['RIFF\x10\x00\x00\x00WAVE', null],
  ['\x89PNG', null],
  ['', null],
])('the bytes %j are of type %s', (text, type) => {
  expect(detectImageType(bytes(text))).toBe(type);
});
