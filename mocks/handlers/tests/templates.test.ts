import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { createTester, type Tester } from '../../testing.ts'

type Creation = components['schemas']['TemplateCreation']

const REMINDER: Creation = {
  name: 'Budget reminder',
  templateType: 'message',
  contentType: 'text/html',
  languages: ['nl', 'de'],
  ownerOspId: 'platform',
}
const PINCODE = 'tpl-7001'

describe('templates', () => {
  let guest: Tester
  let olivia: Tester
  beforeEach(async () => {
    guest = createTester()
    olivia = await guest.as('olivia.osp')
  })
  const create = (body: Creation) => olivia.call('createTemplate', { body })
  const list = async (body: components['schemas']['TemplateFilter'], query = {}) =>
    (await olivia.call('getTemplates', { body, query: { size: 100, ...query } })).good

  test('R051 only platform staff has access to templates', async () => {
    for (const login of ['mats.msp', 'ulla.users', 'carl.communication']) {
      const caller = await guest.as(login)
      expect((await caller.call('getTemplates', { body: {} })).status).toBe(403)
      expect((await caller.call('createTemplate', { body: REMINDER })).status).toBe(403)
    }
  })

  test('R209, R015 a template is created, found by its id, changed and deleted', async () => {
    const { good } = await create({
      ...REMINDER,
      category: 'BUDGET',
      versions: [{ language: 'de', validFrom: '2025-01-01', body: 'Hallo {{firstName}}' }],
    })
    expect(good).toMatchObject({
      version: 1,
      predefined: false,
      external: false,
      owner: { ospId: 'platform', name: 'Mobility Platform' },
      versions: [{ language: 'de', state: 'CURRENT' }],
    })
    const { templateId } = good
    expect((await list({ templateId })).content).toEqual([good])
    const changed = await olivia.call('updateTemplate', {
      body: { templateId, version: 1, data: { name: ' Reminder ', category: null, ownerOspId: 'p-3001' } },
    })
    expect(changed.good).toMatchObject({
      version: 2,
      name: 'Reminder',
      owner: { name: 'Noordzee Mobility' },
      languages: ['nl', 'de'],
      versions: good.versions,
    })
    expect(changed.good).not.toHaveProperty('category')
    expect((await list({ templateId })).content).toEqual([changed.good])
    expect((await olivia.call('deleteTemplate', { body: { templateId } })).status).toBe(204)
    expect((await list({ templateId })).totalElements).toBe(0)
    expect((await olivia.call('deleteTemplate', { body: { templateId } })).status).toBe(404)
  })

  test('R178 every invalid field of the schema and the rules is named, under one label', async () => {
    const label = { errorLabel: { en: 'Some fields are invalid' } }
    const empty = await olivia.raw('/template/create', {
      method: 'POST',
      body: JSON.stringify({ ...REMINDER, name: '', languages: ['nl', 'es'] }),
      headers: { 'content-type': 'application/json' },
    })
    expect(empty.status).toBe(422)
    expect(await empty.json()).toMatchObject({
      ...label,
      errors: [
        { field: 'name', rule: 'required' },
        { field: 'languages.1', rule: 'enum' },
      ],
    })
    const { status, error } = await create({
      ...REMINDER,
      contentType: 'image/png',
      category: 'WEATHER',
      ownerOspId: 'p-3004',
      versions: [
        { language: 'fr', validFrom: '2025-01-01', body: 'Bonjour {{first name}}' },
        { language: 'nl', validFrom: '2025-01-01' },
        { language: 'nl', validFrom: '2025-01-01', body: 'x', externalTemplateId: 'mail-204' },
      ],
    })
    expect(status).toBe(422)
    expect(error).toMatchObject(label)
    expect(Object.fromEntries((error.errors ?? []).map(({ field, rule }) => [field, rule]))).toEqual({
      contentType: 'allowed',
      category: 'allowed',
      ownerOspId: 'allowed',
      'versions.0.language': 'allowed',
      'versions.0.body': 'placeholder',
      'versions.1.body': 'required',
      'versions.2.validFrom': 'unique',
      'versions.2.externalTemplateId': 'onlyWhenExternal',
    })
    expect((await list({ templateNameLike: 'reminder' })).totalElements, 'nothing was saved').toBe(0)
  })

  test('an update is validated as a whole, and a refused one changes nothing', async () => {
    const before = await list({ templateId: PINCODE })
    const { error } = await olivia.call('updateTemplate', {
      body: { templateId: PINCODE, data: { name: 'Other', external: true } },
    })
    expect(error.errors).toContainEqual(
      expect.objectContaining({ field: 'data.versions.0.body', rule: 'notWhenExternal' }),
    )
    expect(error.errors).toContainEqual(
      expect.objectContaining({ field: 'data.versions.0.externalTemplateId', rule: 'required' }),
    )
    expect(await list({ templateId: PINCODE })).toEqual(before)
  })

  test('R139 a name is unique for its type and owner, ignoring case', async () => {
    await create(REMINDER)
    const again = await create({ ...REMINDER, name: 'BUDGET REMINDER' })
    expect(again.status).toBe(409)
    expect(again.error.errors).toMatchObject([{ field: 'name', rule: 'unique' }])
    expect((await create({ ...REMINDER, templateType: 'ticket' })).status).toBe(200)
    expect((await create({ ...REMINDER, ownerOspId: 'p-3001' })).status).toBe(200)
    const renamed = await olivia.call('updateTemplate', {
      body: { templateId: PINCODE, data: { name: 'budget reminder' } },
    })
    expect(renamed.error.errors).toMatchObject([{ field: 'data.name', rule: 'unique' }])
  })

  test('an update with an old version is refused', async () => {
    const body = { templateId: PINCODE, version: 3, data: { category: 'NEWS' } }
    expect((await olivia.call('updateTemplate', { body })).good.version).toBe(4)
    expect((await olivia.call('updateTemplate', { body })).error.code).toBe('STALE')
  })

  test('R209 in each language the version that started last is active, by the clock', async () => {
    const states = async () =>
      (await list({ templateId: PINCODE })).content[0]?.versions
        .filter(({ language }) => language === 'nl')
        .map(({ validFrom, state }) => `${validFrom} ${state}`)
    expect(await states()).toEqual(['2031-01-01 PLANNED', '2025-06-01 CURRENT', '2023-01-01 PAST'])
    // One minute past midnight in Brussels, while it is still 2030 in UTC.
    await guest.control('PUT', 'clock', { now: '2030-12-31T23:01:00Z', frozen: true })
    olivia = await guest.as('olivia.osp')
    expect(await states()).toEqual(['2031-01-01 CURRENT', '2025-06-01 PAST', '2023-01-01 PAST'])
  })

  test('R221 the list can be filtered by type, name, owner and language, sorted and paged', async () => {
    const names = async (filter: components['schemas']['TemplateFilter'], query = {}) =>
      (await list(filter, query)).content.map(({ name }) => name)
    expect(await names({ templateType: 'ticket' })).toEqual(['BUS_TICKET', 'PARKING_TICKET', 'TRAIN_TICKET'])
    expect(await names({ templateNameLike: 'rappel a l’employe' })).toHaveLength(1)
    expect(await names({ ownerNameLike: 'noordzee' })).toEqual(['BUS_TICKET', 'Nieuwsbrief'])
    expect(await names({ language: 'de', templateType: 'message' })).toEqual([
      'BOOKING_CONFIRMED',
      'PINCODE',
      'Rundschreiben',
    ])
    const labels = (await list({}, { sort: 'categoryLabel' })).content.map(
      ({ categoryLabel = '' }) => categoryLabel,
    )
    expect([...new Set(labels)], 'by the label that is shown').toEqual([
      'Account',
      'Budget',
      'Nieuws',
      'Reservaties',
      'Tickets',
      '',
    ])
    expect(await names({ templateType: 'ticket' }, { sort: '-owner' })).toEqual([
      'BUS_TICKET',
      'TRAIN_TICKET',
      'PARKING_TICKET',
    ])
    const first = await list({}, { size: 10 })
    const second = await list({}, { size: 10, page: 1 })
    expect(first).toMatchObject({ totalElements: 15, totalPages: 2, number: 0, size: 10 })
    expect(new Set([...first.content, ...second.content].map(({ templateId }) => templateId)).size).toBe(15)
  })

  test('R210 external templates are grouped by type, and a version may use one', async () => {
    const { good: groups } = await olivia.call('getExternalTemplates')
    expect(
      groups.map(({ externalTemplateType, templates }) => [externalTemplateType, templates.length]),
    ).toEqual([
      ['CAMPAIGN', 3],
      ['TRANSACTIONAL', 2],
    ])
    expect((await olivia.call('getExternalTemplateTypes')).good).toEqual([
      'CAMPAIGN',
      'SURVEY',
      'TRANSACTIONAL',
    ])
    const ofType = (type: string) => olivia.call('getExternalTemplatesByType', { path: { type } })
    expect((await ofType('CAMPAIGN')).good).toEqual(groups[0]?.templates)
    expect((await ofType('SURVEY')).good).toEqual([])
    expect((await ofType('PIGEON')).status).toBe(404)
    const using = (externalTemplateId: string) =>
      create({
        ...REMINDER,
        external: true,
        versions: [{ language: 'nl', validFrom: '2026-01-01', externalTemplateId }],
      })
    expect((await using('mail-999')).error.errors).toMatchObject([
      { field: 'versions.0.externalTemplateId', rule: 'allowed' },
    ])
    expect((await using('mail-204')).good).toMatchObject({
      external: true,
      versions: [{ externalTemplateId: 'mail-204' }],
    })
  })

  test('R209, R210 the choices for a template: types, predefined names, content types, categories, owners', async () => {
    expect((await olivia.call('getTemplateTypes')).good).toEqual(['message', 'ticket'])
    const names = (x: 'message' | 'ticket') => olivia.call('getPredefinedTemplateNames', { path: { x } })
    expect((await names('message')).good).toContain('PINCODE')
    expect((await names('ticket')).good).toEqual(['BUS_TICKET', 'PARKING_TICKET', 'TRAIN_TICKET'])
    expect((await list({ templateId: PINCODE })).content).toMatchObject([{ predefined: true }])
    expect((await olivia.call('getTemplateContentTypes')).good).toEqual(['text/html', 'text/plain'])
    expect((await olivia.call('getTemplateCategories')).good, 'G380 with its label').toContainEqual({
      code: 'BOOKING',
      label: 'Reservaties',
    })
    expect((await list({ templateId: 'tpl-7006' })).content).toMatchObject([{ categoryLabel: 'Reservaties' }])
    const { good: owners } = await olivia.call('getTemplateOwners')
    expect(owners[0]).toEqual({ ospId: 'platform', name: 'Mobility Platform' })
    const partners = owners.slice(1).map(({ name }) => name)
    expect(partners).toEqual([...partners].sort())
    expect(partners, 'an inactive partner owns nothing new').not.toContain('Old Rail')
  })
})

describe('the preview of a template', () => {
  let olivia: Tester
  beforeEach(async () => {
    olivia = await createTester().as('olivia.osp')
  })
  const render = (body: string, contentType: string, parameters: Record<string, string>) =>
    olivia.call('renderTemplatePreview', { body: { body, contentType, parameters } })
  const last = async (templateName: string) =>
    (await olivia.call('getTemplatePreviewParameters', { body: { templateName } })).good

  test('G124 fills in the parameters and marks missing ones', async () => {
    const { good } = await render(
      'Dag {{ firstName }}, {{budget}} {{budget}} {{constructor}}',
      'text/plain',
      {
        firstName: 'Zoë & {{budget}}',
      },
    )
    expect(good).toEqual({
      contentType: 'text/plain',
      text: 'Dag Zoë & {{budget}}, [missing: budget] [missing: budget] [missing: constructor]',
      missing: ['budget', 'constructor'],
    })
  })

  test('escapes parameters in HTML, but not the text itself', async () => {
    const style = '<style>@media print{p{color:red}}</style>'
    const { good } = await render(`${style}<p>{{name}}</p>`, 'text/html', {
      name: `<img src=x onerror="alert('1')"> & $& {{name}}`,
    })
    expect(good.text).toBe(
      `${style}<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; $&amp; {{name}}</p>`,
    )
    expect(good.missing).toEqual([])
  })

  test('refuses a broken placeholder and an unknown content type', async () => {
    const { error } = await render('Dag {{first name}}', 'image/png', {})
    expect(error.errors).toMatchObject([
      { field: 'contentType', rule: 'allowed' },
      { field: 'body', rule: 'placeholder' },
    ])
  })

  test('G124 uses the most recent parameters, without passwords', async () => {
    expect(await last('PINCODE')).toMatchObject({
      parameters: { firstName: 'Éloïse' },
      usedOn: '2026-10-05T09:30:00+02:00',
    })
    await olivia.call('sendPincode', { body: { ospId: 'u-1101' } })
    const [mail] = (await olivia.control('GET', 'outbox')) as { text: string }[]
    const now = await last('PINCODE')
    expect(now.parameters).toEqual({
      firstName: 'Jonas',
      lastName: 'Peeters',
      login: 'jonas.peeters',
      email: 'jonas.peeters@brugge-bakery.example',
      companyName: 'Brugge Bakery',
    })
    expect(JSON.stringify(now)).not.toContain(mail?.text)
    const byId = await olivia.call('getTemplatePreviewParameters', { body: { templateId: PINCODE } })
    expect(byId.good).toEqual(now)
    expect(await last('Wintercampagne')).toEqual({ parameters: {} })
    expect(
      (await olivia.call('getTemplatePreviewParameters', { body: { templateId: 'tpl-1' } })).status,
    ).toBe(404)
  })
})
