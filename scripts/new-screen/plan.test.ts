import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Contract } from '../../openapi/contract-types.ts'
import { namesIn } from '../files.ts'
import { ContractReader } from './contract.ts'
import { linkFrom } from './link.ts'
import { planScreen } from './plan.ts'
import type { ScreenSpec } from './screen-spec.ts'

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
/** As if partners had no screens yet. */
const readWithoutPartners = (path: string): string | undefined =>
  /\bpartners[./]/.test(path) && !path.startsWith('openapi/')
    ? undefined
    : read(path)?.replaceAll(/^.*\bpartnersRoutes\b.*\n/gm, '')
const contract = new ContractReader(
  JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract,
)
const namespaces = namesIn('locales/en', '.json')
const providers: ScreenSpec = {
  kind: 'list',
  area: 'partners',
  operation: 'getAllMrps',
  parent: undefined,
  guard: 'platformStaff',
  name: 'Providers',
  path: '/providers',
  menu: 'backoffice',
  tabs: [],
  titles: {},
}
const plan = (more: Partial<ScreenSpec> = {}) =>
  planScreen({ ...providers, ...more }, contract, readWithoutPartners, namespaces)
const json = (text: string | undefined): Record<string, Record<string, string>> =>
  JSON.parse(text ?? '{}') as Record<string, Record<string, string>>

describe('a new screen', () => {
  test('has its files in each room, and its texts in three languages', () => {
    const { files, untranslated } = plan({ titles: { nl: 'Aanbieders' } })
    expect(json(files['locales/nl/partners.json'])['screens']).toEqual({ Providers: 'Aanbieders' })
    expect(json(files['locales/nl/partners.json'])['list']).toMatchObject({ file: 'Aanbieders' })
    expect(json(files['locales/fr/partners.json'])['screens']).toEqual({ Providers: '[fr] Providers' })
    expect(json(files['locales/nl/partners.json'])['columns']).toMatchObject({ name: 'Naam' })
    expect(json(files['locales/nl/shell.json'])['items']).toMatchObject({ Providers: 'Aanbieders' })
    expect(untranslated).toContain('Providers')
    expect(files['src/routes/partners.ts']).toContain(`guards: platformStaff`)
    expect(files['src/routes/routes.ts']).toContain('...partnersRoutes,')
    expect(files['tests/e2e/partners.spec.ts']).toContain(`sampleAddress('Providers')`)
  })

  test('of an area with another guard declares the guard', () => {
    const { files } = plan({ area: 'user-groups', guard: 'partnerStaff', operation: 'findAllUserGroups' })
    expect(files['src/routes/user-groups.ts']).toContain(
      `import { managesUsers, partnerStaff } from './guards.ts'`,
    )
    expect(files['src/routes/user-groups.ts']).toMatch(/name: 'Providers',[^}]*guards: partnerStaff/s)
    expect(files['tests/e2e/user-groups.spec.ts'], 'the area has one').toBeUndefined()
  })

  test("with paging sorts by the contract's sort keys, and sends the search", () => {
    const { files } = plan({ area: 'orders', operation: 'getOpenOrders', name: 'OrderArchive' })
    const screen = files['src/features/orders/order-archive-screen.tsx']
    expect(screen).toContain(
      `sort: sortBy(['createdOn', 'user', 'corporateAccount', 'action', 'price'], 'createdOn')`,
    )
    expect(screen).toContain(`body: { ...(search !== '' && { search }) }`)
    expect(files['src/features/orders/order-archive-columns.tsx']).toContain('column.money(')
  })

  test("that is a form is defined by its request, and starts with the contract's default for a switch", () => {
    const { files } = plan({
      kind: 'form',
      area: 'user-groups',
      operation: 'createUserGroup',
      guard: 'managesUsers',
    })
    expect(files['src/features/user-groups/providers-form.ts']).toContain(
      `defineForm({ create }, { given: ['corporateAccount'], begin: { active: true } })`,
    )
    expect(files['src/features/user-groups/providers-screen.tsx']).toContain(
      `{...providersForm.creating({ corporateAccount: { ospId: companyOspId } })}`,
    )
  })

  test.each(['form', 'wizard'] as const)(
    'that is a %s starts without a choice, and shows it as text',
    (kind) => {
      const { files } = plan({ kind, operation: 'createPartner', parent: 'Dashboard' })
      expect(files['src/features/partners/providers-form.ts']).not.toContain('begin')
      expect(files['src/features/partners/providers-screen.tsx']).toContain(
        '<ContractField name="partnerType" optionLabel={(code) => t(`partnerTypes.${code}`)} />',
      )
      for (const language of ['nl', 'en', 'fr'])
        expect(json(files[`locales/${language}/partners.json`])['partnerTypes']).toHaveProperty(
          'RESELLER_B2B',
        )
      expect(json(files['locales/en/partners.json'])['partnerTypes']).toMatchObject({ MRP_MSP: 'Mrp msp' })
    },
  )

  test('that is a wizard shows dates and codes as text in a last step without fields', () => {
    const { files } = plan({
      kind: 'wizard',
      area: 'expenses',
      operation: 'createRecurringExternalPurchase',
      parent: 'Dashboard',
    })
    const screen = files['src/features/expenses/providers-screen.tsx'] ?? ''
    const summary = screen.slice(screen.indexOf(`id: 'summary'`))
    expect(summary).not.toContain('has:')
    expect(summary).toContain('t(`frequencies.${values.frequency}`)')
    expect(summary).toMatch(/ date\(values\.\w+\)/)
    expect(screen).toMatch(/refreshes=\{\[\w+/)
  })

  test('that is a wizard whose response is not a record refreshes the lists of its area', () => {
    const { files } = plan({
      kind: 'wizard',
      area: 'communication',
      operation: 'testMessage',
      parent: 'Dashboard',
    })
    expect(files['src/features/communication/providers-screen.tsx']).toMatch(/refreshes=.*getSentMessages/)
  })

  test('of one company does not start with that company', () => {
    const area = { area: 'user-groups', operation: 'findAllUserGroups' }
    const columns = (guard: ScreenSpec['guard']) =>
      plan({ ...area, guard }).files['src/features/user-groups/providers-columns.tsx']
    expect(columns('managesUsers')).not.toContain('corporateAccount')
    expect(columns('platformStaff')).toMatch(/\{\n {2}(?!corporateAccount)[^]*corporateAccount: column/)
    expect(columns('platformStaff')).not.toContain('success')
  })

  test('is linked from the list above it, if that has no links yet', () => {
    const spec: ScreenSpec = { ...providers, kind: 'form', operation: 'createPartner', parent: 'Partners' }
    const title = { nl: 'Nieuw', en: 'New', fr: 'Nouveau' }
    const screen = (props: string) => `import { useList } from '@/lists/use-list.ts'

const list = useList(getAllPartners, query, () => ({}))
<ListScreen
      name="Partners"
${props}    />`
    const linked = (more: Partial<ScreenSpec>, props = '') =>
      linkFrom({ ...spec, ...more }, title, contract, (path) =>
        path.startsWith('src/features/') ? screen(props) : read(path),
      )
    expect(linked({})).toMatchObject({
      file: 'src/features/partners/partners-screen.tsx',
      source: screen('      add="Providers"\n'),
      text: ['list.add', title],
    })
    expect(linked({}, '      words="open"\n')?.text?.[0]).toBe('open.add')
    const record = {
      kind: 'record',
      name: 'ProviderView',
      path: '/p/:partnerOspId',
      tabs: ['Details'],
    } as const
    const { source } = linked(record) ?? {}
    expect(source).toContain("rowTo={({ ospId }) => hrefTo('ProviderDetails', { partnerOspId: ospId })}")
    expect(source).toContain("import { hrefTo } from '@/routes/href.ts'\n")
    expect(linked({}, '      add="AddPartner"\n')).toBeUndefined()
    expect(linked(record, '      rowTo={to}\n')).toBeUndefined()
    expect(linked({ parent: 'Dashboard' })).toBeUndefined()
  })

  test.each<[string, Partial<ScreenSpec>, string]>([
    ['no area', { area: 'billing' }, '"billing" is no area: openapi/paths has no file of that name'],
    ['an unknown operation', { operation: 'getAllCastles' }, 'the contract has no operation getAllCastles'],
    ['a screen that is there', { name: 'Dashboard' }, 'Dashboard is a screen already'],
    ['no name', { name: 'providers' }, '"providers" is no name of a screen, such as OrderArchive'],
    ['a path that is taken', { path: '/help' }, '/help is the path of Help'],
    ['a parent that is not there', { parent: 'Castles' }, 'Castles is no screen'],
    ['guests', { guard: 'anyone' }, '"anyone" is no guard of a screen: signedIn, '],
    ['another menu', { menu: 'bottom' }, '"bottom" is no group of the menu: top, users, '],
    [
      'a parameter without a sample',
      { path: '/p/:castleOspId', menu: undefined },
      'give :castleOspId a sample',
    ],
    ['no list of rows', { operation: 'getPartner' }, 'getPartner answers no list of things'],
    [
      'what the path lacks',
      { operation: 'getRelatedPartners' },
      'getRelatedPartners needs partnerOspId: give',
    ],
    ['a wizard that leads nowhere', { kind: 'wizard', operation: 'createPartner' }, 'give --parent'],
  ])('is refused for %s', (_what, change, reason) => {
    expect(() => plan(change)).toThrow(reason)
  })
})
