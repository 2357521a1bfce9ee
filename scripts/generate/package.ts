/** The typed client as a package for other projects: `npm run generate -- --out DIR`. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Contract } from '../contract/types.ts'

const GENERATED = 'src/api/generated'
const CLIENT = 'scripts/generate/client-package/client.ts'
/** The path of the types in our source, and in the package. */
const TYPES = { here: '../../../src/api/generated/schema.ts', there: './schema.js' }

/** Writes the package into a folder: types, client, contract, package.json and README. Overwrites these files only. */
export function writePackage(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  const source = readFileSync(CLIENT, 'utf8').replaceAll(`'${TYPES.here}'`, `'${TYPES.there}'`)
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, strict: true }
  write('client.js', ts.transpileModule(source, { compilerOptions }).outputText)
  write('client.d.ts', ts.transpileDeclaration(source, { compilerOptions }).outputText)
  copyFileSync(join(GENERATED, 'schema.ts'), join(folder, 'schema.d.ts'))
  copyFileSync(join(GENERATED, 'openapi.json'), join(folder, 'openapi.json'))
  const contract = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Contract
  write('package.json', `${JSON.stringify(manifest(contract), undefined, 2)}\n`)
  write('README.md', README)
}

function manifest({ info }: Contract): object {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  return {
    name: 'mobility-portal-client',
    version: info?.version,
    description: 'A typed client of the Mobility Portal API, made from its contract.',
    type: 'module',
    exports: {
      '.': { types: './client.d.ts', default: './client.js' },
      './openapi.json': './openapi.json',
    },
    files: ['client.js', 'client.d.ts', 'schema.d.ts', 'openapi.json'],
    sideEffects: false,
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  }
}

const README = `# Mobility Portal client

A typed client of the Mobility Portal API. Made from its contract, \`openapi.json\`; do not edit, generate it anew.

\`\`\`ts
import { createPortalClient } from 'mobility-portal-client'

const client = createPortalClient({
  baseUrl: 'https://portal.example/api',
  token: () => session.token,
  renew: async () => {
    const { data } = await client.POST('/auth/refresh', {
      headers: { Authorization: \`Bearer \${session.refreshToken}\` },
    })
    session.token = data?.token
    return data?.token !== undefined
  },
})

const { data, error } = await client.POST('/user/get', { body: { ospId: 'u-1101' } })
\`\`\`

- \`data\` and \`error\` are typed by the contract. Nothing is thrown for an answer, whatever its status.
- Text and files: \`parseAs: 'text'\` or \`parseAs: 'blob'\`. The name of a file is in the header \`Content-Disposition\`.
- A body with a file in it (\`{ file: new File(…) }\`) is sent as a form.
- \`renew\` is asked once after a 401, for all calls that wait; then the call is repeated once.
- Amounts are decimal euros. Password digests are SHA-256 in hexadecimal.
`
