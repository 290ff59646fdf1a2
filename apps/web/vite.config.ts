import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const SMALLEST = 1024;

/** Writes each text file compressed beside itself, so that the server never compresses anything. */
const compressed = (): Plugin => ({
  name: 'kontor:compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(file)) continue;
      const content = readFileSync(path.join(dir!, file));
      if (content.length < SMALLEST) continue;
      writeFileSync(path.join(dir!, `${file}.gz`), gzipSync(content, { level: 9 }));
      writeFileSync(path.join(dir!, `${file}.br`), brotliCompressSync(content));
    }
  },
});

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: false },
  // Modules, so that a worker loads only the game it is asked about.
  worker: { format: 'es' },
  // During development the page comes from Vite and the tables from `kontor serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
