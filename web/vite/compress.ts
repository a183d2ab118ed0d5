import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.webmanifest'])

/** Writes a Brotli and a gzip form beside every text file of the build; the server sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir!, name)
        if (TEXTS.has(extname(file))) {
          const text = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(text))
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
        }
      }
    },
  }
}
