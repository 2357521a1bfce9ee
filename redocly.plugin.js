import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Lets every command of Redocly read `openapi/openapi.yaml` as the bundled contract. The file lists no paths, and the
 * paths leave out what `scripts/contract/bundle.ts` adds; Redocly alone would see an empty contract.
 */
// oxlint-disable-next-line import/no-default-export -- Redocly asks for one.
export default function composed() {
  return {
    id: 'composed',
    preprocessors: {
      oas3: {
        contract: () => ({
          Root: {
            /**
             * @param {object} root
             * @param {{ location: { source: { absoluteRef: string } } }} context
             */
            enter(root, { location }) {
              // A bundle, or one of the files from which it is being built.
              if ('paths' in root) return
              Object.assign(root, bundleOf(dirname(location.source.absoluteRef)))
            },
          },
        }),
      },
    },
  }
}

/**
 * @param {string} folder
 * @returns {object}
 */
function bundleOf(folder) {
  const out = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const target = join(out, 'openapi.json')
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/contract/write-bundle.ts', folder, target])
    return /** @type {object} */ (JSON.parse(readFileSync(target, 'utf8')))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
