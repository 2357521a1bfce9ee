import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface WorkerLicences {
  /** For the builds of the workers: collects the packages in them. */
  readonly collect: () => Plugin
  /** For the build of the pages: adds packages that only workers use to the list of licences. */
  readonly add: Plugin
}

/**
 * Adds the packages that only a worker uses to the list of licences, because Vite lists only the packages of the pages.
 */
export function workerLicences(list: string): WorkerLicences {
  const folders = new Set<string>()
  return {
    collect: () => ({
      name: 'worker-licences-collect',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle))
          for (const id of part.type === 'chunk' ? part.moduleIds : []) {
            const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
            if (folder !== undefined) folders.add(folder)
          }
      },
    }),
    add: {
      name: 'worker-licences',
      apply: 'build',
      writeBundle({ dir = 'dist' }) {
        const listed = readFileSync(join(dir, list), 'utf8')
        const sorted = [...folders]
        sorted.sort()
        for (const folder of sorted) {
          const { name, version, license } = JSON.parse(
            readFileSync(join(folder, 'package.json'), 'utf8'),
          ) as {
            readonly name: string
            readonly version: string
            readonly license: string
          }
          const heading = `## ${name} - ${version} (${license})`
          if (!listed.includes(heading)) appendFileSync(join(dir, list), `\n${heading}\n\n${textIn(folder)}`)
        }
      },
    },
  }
}

function textIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8')
}
