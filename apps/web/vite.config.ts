import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: false },
  // During development the page comes from Vite and the tables from `kontor serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
