/** The packages for other projects, and their sources. */

export interface Package {
  readonly name: string
  readonly description: string
  /** The module of each export. `index` is the package itself, another name is a path below it. */
  readonly exports: Readonly<Record<string, string>>
  /** The module that runs as the package's command. */
  readonly command?: string
  /** Whether it contains the contract as files. */
  readonly hasContract?: boolean
}

/** Where `npm run pack` writes files for one package only. */
export const WORK = '.cache/pack'
/** All operations in one module, so that an application bundles only the ones it uses. */
export const OPERATIONS = `${WORK}/operations.ts`

export const PACKAGES: Readonly<Record<string, Package>> = {
  contract: {
    name: 'mobility-portal-contract',
    description:
      'The contract of the Mobility Portal: OpenAPI as JSON and YAML, its rules and formats as functions.',
    exports: { index: 'packages/contract/index.ts', rules: 'packages/contract/rules.ts' },
    hasContract: true,
  },
  client: {
    name: 'mobility-portal-client',
    description: 'A typed client of the Mobility Portal API, made from its contract.',
    exports: { index: 'packages/client/index.ts', operations: OPERATIONS },
  },
  sandbox: {
    name: 'mobility-portal-sandbox',
    description:
      'A stateful server of the whole Mobility Portal API: on a port, in unit tests, or in the page.',
    exports: { index: 'packages/sandbox/index.ts', node: 'packages/sandbox/node.ts' },
    command: 'mocks/node.ts',
  },
  conformance: {
    name: 'mobility-portal-conformance',
    description: 'Checks whether a server keeps to the contract of the Mobility Portal.',
    exports: { index: 'packages/conformance/index.ts' },
    command: 'scripts/conformance.ts',
  },
}
