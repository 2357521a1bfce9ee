/** Replaces `read-formats.ts` in builds without a file system (build/without-folders.ts). */
import type { Format } from 'ajv'

const modules = import.meta.glob<Format>('./formats/*.ts', { eager: true, import: 'default' })

export const readFormats = (): Promise<ReadonlyMap<string, Format>> =>
  Promise.resolve(
    new Map(
      Object.entries(modules).map(([path, format]) => [path.replace(/^.*\/|\.ts$/g, ''), format] as const),
    ),
  )
