/** The files of `openapi/formats/`, by the name of the format. For builds and Node only. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Format } from 'ajv'

const FORMATS = join(import.meta.dirname, 'formats')

export async function readFormats(): Promise<ReadonlyMap<string, Format>> {
  const names = readdirSync(FORMATS).filter((name) => name.endsWith('.ts'))
  const formats = names.map(async (name) => {
    const module = (await import(pathToFileURL(join(FORMATS, name)).href)) as { default: Format }
    return [name.replace(/\.ts$/, ''), module.default] as const
  })
  return new Map(await Promise.all(formats))
}
