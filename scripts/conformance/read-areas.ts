/** The resource model of each area: the files of `openapi/resources/`. */
import { readdirSync } from 'node:fs'
import type { AreaModel } from '../../openapi/resources.ts'

const FOLDER = new URL('../../openapi/resources/', import.meta.url)

export async function readAreas(): Promise<readonly AreaModel[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, FOLDER).href) as Promise<{ model: AreaModel }>),
  )
  return modules.map(({ model }) => model)
}
