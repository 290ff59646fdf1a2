import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/lib/mutant-plugin.mjs';

export default defineConfig({
  plugins: [svelte({ configFile: false }), mutantPlugin()],
  cacheDir: '.cache/vite',
  test: {
    include: ['{packages,games,apps,scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
    passWithNoTests: true,
    coverage: {
      include: ['packages/*/src/**', 'games/*/{src,words,bot}/**', 'apps/*/src/**'],
      reportsDirectory: 'coverage',
    },
  },
});
