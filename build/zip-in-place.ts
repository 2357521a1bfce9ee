import type { Plugin } from 'vite'

const ASYNC = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/

/**
 * Lets `write-excel-file` pack a workbook where it is made. What is larger than 160 KB it would give to a worker from a
 * `blob:`, which the policy forbids; ours is made in a worker already.
 */
export const zipInPlace = (): Plugin => ({
  name: 'zip-in-place',
  load(id) {
    if (!ASYNC.test(id)) return undefined
    return `import zip from './zipToArrayBufferSync.js'\nexport default async (files) => zip(files)\n`
  },
})
