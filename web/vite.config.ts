import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './vite/compress.ts'

const server = process.env.DURBAR_SERVER ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte(), compress()],
  define: { VERSION: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version) },
  build: {
    outDir: '../src/durbar/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', isolate: false, include: ['tests/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
