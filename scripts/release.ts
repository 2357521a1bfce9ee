/**
 * `npm run release`: writes what a web server may serve to `release/portal/`: the build without source maps and
 * manifest, and beside each text its precompressed forms, as `deploy/nginx.conf` sends them.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from './files.ts'
import { buildIfStale } from './processes/fresh-build.ts'

const BUILD = 'dist'
const PRIVATE = /\.map$|^dist\/\.vite(\/|$)/
const TEXT = /\.(?:js|css|html|svg|json|md)$/

export function writeRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(BUILD, `${folder}/portal`, {
    recursive: true,
    filter: (path) => !PRIVATE.test(path.replaceAll('\\', '/')),
  })
  for (const path of filesBelow(folder).filter((one) => TEXT.test(one))) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildIfStale()
  writeRelease('release')
}
