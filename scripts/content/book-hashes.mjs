/**
 * `node scripts/content/book-hashes.mjs <folder of texts>`: writes content/testing/book-runs.bin, the hashes of
 * every eight consecutive words in the German rule books. The books themselves are no part of the project; a hash
 * shows that a run is in a book, not which.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../../bench/print/bundle.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder has the texts of the books?');
const { HASH_BYTES, hashesOfRuns } = await import(await bundled('content/testing/word-runs.ts'));

const textsIn = path =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.txt'))
    .map(file => readFileSync(join(path, file), 'utf8'));

const hashes = [...new Set(textsIn(folder).flatMap(text => hashesOfRuns(text)))].sort(
  (one, other) => one - other,
);
const bytes = Buffer.alloc(hashes.length * HASH_BYTES);
for (const [index, hash] of hashes.entries()) bytes.writeUIntLE(hash, index * HASH_BYTES, HASH_BYTES);
writeFileSync('content/testing/book-runs.bin', bytes);
console.log(`${hashes.length} runs`);
