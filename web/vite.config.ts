import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    manifest: true, // tests/web/test_size.py adds up what a page needs
    assetsInlineLimit: 0, // a font in the style sheet would delay the first picture
    reportCompressedSize: false,
  },
  test: { include: ['tests/**/*.test.ts'] },
});
