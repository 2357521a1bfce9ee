import type { Plugin } from 'vite'

const ASYNC = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/

/**
 * Lets `write-excel-file` compress a workbook in the calling thread. For more than 160 KB it would start a worker from
 * a `blob:` URL, which the content security policy forbids. Our workbooks are created in a worker anyway.
 */
export const zipInPlace = (): Plugin => ({
  name: 'zip-in-place',
  load(id) {
    if (!ASYNC.test(id)) return undefined
    return `import zip from './zipToArrayBufferSync.js'\nexport default async (files) => zip(files)\n`
  },
})
