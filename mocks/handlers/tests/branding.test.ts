import { beforeEach, describe, expect, test } from 'vitest'
import type { OperationId } from '@/api/operation.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { drawLogo } from '../../behaviour/files/draw-png.ts'
import { createTester, type Tester } from '../../testing.ts'

const BAKERY = 'ca-2001'
const LEUVEN_LAB = 'ca-2002'
const GARAGE = 'ca-2003'
const NOORDZEE = 'p-3001'
const OLD_RAIL = 'p-3004'
const PLATFORM_COLOR = '#0F89EA'

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})

const configurationOf = async (id: string) =>
  (await olivia.call('getBrandingConfiguration', { path: { id } })).good
const save = (ospId: string, brandColor?: string | null, version?: number) =>
  olivia.call('saveBrandingConfiguration', {
    body: {
      ospId,
      ...withoutUndefined({ brandColor, version }),
    },
  })
const upload = (ospId: string, imageType: string, ...files: (File | string)[]) => {
  const body = new FormData()
  for (const file of files) body.append('file', file)
  return olivia.call('uploadBrandingImage', { query: { ospId, imageType }, body })
}
const bytesOf = async (caller: Tester, ospId: string, imageType: string) => {
  const response = await caller.raw('/branding/image/get', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ospId, imageType }),
  })
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : response.status
}
const logoOf = async (caller: Tester) => {
  const response = await caller.raw('/branding/portal/logo/get')
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : response.status
}

const RED = drawLogo('#FF0000', 60, 20)
const png = (name = 'red.png') => new File([RED], name, { type: 'image/png' })
/** The markers of a JPEG of 40 by 30 pixels: frame, scan and end, without image data. */
const JPEG = Uint8Array.from(
  [
    [0xff, 0xd8],
    [0xff, 0xe0, 0, 4, 1, 1],
    [0xff, 0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 4],
    [0xff, 0xd9],
  ].flat(),
)
const svg = (inner = '', more = 'width="300" height="100"') =>
  new File(
    [`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`],
    'logo.svg',
  )

describe('colour', () => {
  test('R282 is the platform’s when neither company nor partner has one', async () => {
    expect(await configurationOf(OLD_RAIL)).toEqual({
      ospId: OLD_RAIL,
      ownerName: 'Old Rail',
      ownerKind: 'PARTNER',
      brandColor: PLATFORM_COLOR,
      isDefault: true,
      images: [],
    })
    expect((await save(OLD_RAIL)).good).toMatchObject({
      brandColor: PLATFORM_COLOR,
      isDefault: false,
      version: 1,
    })
  })

  test('R160 is # and 6 or 8 hex digits, stored in upper case', async () => {
    expect((await save(BAKERY, '#b42318')).good.brandColor).toBe('#B42318')
    expect((await save(BAKERY, '#B42318a0')).good).toMatchObject({ brandColor: '#B42318A0', version: 2 })
    expect((await configurationOf(BAKERY)).brandColor).toBe('#B42318A0')
    for (const invalid of ['B42318', '#B4231', '#B4231800A', '#GGGGGG', '#FFF', 'red', '']) {
      const { status, error } = await save(BAKERY, invalid)
      expect([invalid, status, error.errors?.[0]?.field]).toEqual([invalid, 422, 'brandColor'])
    }
  })

  test('is inherited from the partner, also as the default', async () => {
    await save(NOORDZEE, '#123456')
    expect(await configurationOf(BAKERY)).toMatchObject({ brandColor: '#123456', isDefault: true })
    await save(BAKERY, '#ABCDEF')
    expect(await configurationOf(BAKERY)).toMatchObject({ brandColor: '#ABCDEF', isDefault: false })
    const fallback = await olivia.call('getDefaultBrandingConfiguration', { path: { id: BAKERY } })
    expect(fallback.good).toMatchObject({ brandColor: '#123456', isDefault: true })
    const ofPartner = await olivia.call('getDefaultBrandingConfiguration', { path: { id: NOORDZEE } })
    expect(ofPartner.good).toMatchObject({ brandColor: PLATFORM_COLOR, images: [] })
  })

  test('an old version, also of a removed branding, is stale', async () => {
    await save(NOORDZEE, '#111111', 1)
    expect((await save(NOORDZEE, '#222222', 1)).error.code).toBe('STALE')
    await olivia.call('deleteBrandingConfiguration', { path: { id: NOORDZEE } })
    expect((await save(NOORDZEE, '#222222', 2)).error.code).toBe('STALE')
  })

  test('G313 null removes the own colour, and keeps the images', async () => {
    await upload(BAKERY, 'APP_LOGO', png())
    await save(BAKERY, '#ABCDEF')
    expect((await save(BAKERY, null, 7)).error.code).toBe('STALE')
    const { good } = await save(BAKERY, null, 1)
    expect(good).toMatchObject({ brandColor: PLATFORM_COLOR, isDefault: false })
    expect(good.version).toBeUndefined()
    expect((await save(BAKERY, null)).status).toBe(200)
  })

  test('a version is never used again after the colour was removed or reset', async () => {
    expect((await save(BAKERY, '#ABCDEF')).good.version).toBe(1)
    await save(BAKERY, null, 1)
    expect((await save(BAKERY, '#123456')).good.version).toBe(2)
    expect((await save(BAKERY, '#ABCDEF', 1)).error.code).toBe('STALE')
    await olivia.call('deleteBrandingConfiguration', { path: { id: BAKERY } })
    expect((await save(BAKERY, '#123456')).good.version).toBe(3)
  })

  test('reset removes colour and images, and the default applies; a second reset is a 404', async () => {
    await upload(LEUVEN_LAB, 'CARD_BACKGROUND', png())
    const fallback = await olivia.call('getDefaultBrandingConfiguration', { path: { id: LEUVEN_LAB } })
    const back = () => olivia.call('deleteBrandingConfiguration', { path: { id: LEUVEN_LAB } })
    expect((await back()).status).toBe(204)
    expect(await configurationOf(LEUVEN_LAB)).toEqual(fallback.good)
    expect(await bytesOf(olivia, LEUVEN_LAB, 'CARD_BACKGROUND')).toBe(404)
    expect((await back()).status).toBe(404)
  })

  test('of another kind of record is a 404', async () => {
    expect((await save('u-1001', '#123456')).status).toBe(404)
    expect((await olivia.call('getBrandingConfiguration', { path: { id: 'x-1' } })).status).toBe(404)
  })
})

describe('images', () => {
  test('R204 partners and companies have different types, named in the caller’s language', async () => {
    const partner = (await olivia.call('getPartnerImageTypes')).good
    const company = (await olivia.call('getCorporateAccountImageTypes')).good
    expect(partner.map(({ imageType }) => imageType)).toContain('INVOICE_LOGO')
    expect(company.map(({ imageType }) => imageType)).not.toContain('INVOICE_LOGO')
    expect(company[0]).toMatchObject({ label: 'Logo van het portaal', maxBytes: 2_097_152 })
    const { status, error } = await upload(BAKERY, 'INVOICE_LOGO', png())
    expect([status, error.errors?.[0]]).toMatchObject([422, { field: 'imageType', rule: 'unknown' }])
    expect((await upload(NOORDZEE, 'INVOICE_LOGO', png())).status).toBe(200)
  })

  test('R285 a PNG is returned as it was sent, and replaces the previous one', async () => {
    const { good } = await upload(BAKERY, 'APP_LOGO', png('Logo été.png'))
    expect(good).toMatchObject({
      imageType: 'APP_LOGO',
      inherited: false,
      fileName: 'Logo été.png',
      mediaType: 'image/png',
      size: RED.length,
      width: 60,
      height: 20,
    })
    expect((await configurationOf(BAKERY)).images).toContainEqual(good)
    expect(await bytesOf(olivia, BAKERY, 'APP_LOGO')).toEqual(RED)
    const blue = drawLogo('#0000FF', 30, 30)
    await upload(BAKERY, 'APP_LOGO', new File([blue], 'blue.png'))
    expect(await bytesOf(olivia, BAKERY, 'APP_LOGO')).toEqual(blue)
    expect(
      (await configurationOf(BAKERY)).images.filter(({ imageType }) => imageType === 'APP_LOGO'),
    ).toHaveLength(1)
  })

  test('G134 R285 JPEG and SVG are accepted, and shown as PNG of the same proportions', async () => {
    const jpeg = await upload(BAKERY, 'APP_LOGO', new File([JPEG], 'photo.jpg'))
    expect(jpeg.good).toMatchObject({ mediaType: 'image/jpeg', width: 40, height: 30, size: JPEG.length })
    const shown = await bytesOf(olivia, BAKERY, 'APP_LOGO')
    if (typeof shown === 'number') throw new Error(`${shown}`)
    expect([...shown.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)))
    const header = new DataView(shown.buffer)
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([40, 30])
    expect((await upload(BAKERY, 'APP_LOGO', svg('<path d="M0 0"/>'))).good).toMatchObject({
      mediaType: 'image/svg+xml',
      width: 300,
      height: 100,
    })
    const unsized = await upload(BAKERY, 'APP_LOGO', svg('', ''))
    expect(unsized.good).not.toHaveProperty('width')
    expect((await upload(BAKERY, 'APP_LOGO', svg('', 'viewBox="0 0 24 12"'))).good).toMatchObject({
      width: 24,
    })
  })

  test('R174 accepts one file only, of an allowed type by its content, of at most 2 MB', async () => {
    const rule = async (...files: (File | string)[]) => {
      const { status, error } = await upload(BAKERY, 'APP_LOGO', ...files)
      return [status, error.errors?.[0]?.field, error.errors?.[0]?.rule]
    }
    const wrongType = [422, 'file', 'image_type']
    const broken = RED.slice()
    broken[45] = (broken[45] ?? 0) ^ 1
    expect(await rule(new File([broken], 'broken.png'))).toEqual(wrongType)
    expect(await rule(new File([RED.slice(0, -6)], 'short.png'))).toEqual(wrongType)
    expect(await rule(new File([JPEG.slice(0, -2)], 'short.jpg'))).toEqual(wrongType)
    expect(await rule(new File(['GIF89a…'], 'logo.png', { type: 'image/png' }))).toEqual(wrongType)
    expect(await rule(new File(['<html><svg/></html>'], 'logo.svg'))).toEqual(wrongType)
    expect(await rule(new File(['<svg>no namespace</svg>'], 'logo.svg'))).toEqual(wrongType)
    expect(await rule(new File([new Uint8Array(2_097_153)], 'big.png'))).toEqual([422, 'file', 'image_size'])
    // G312: a file of a few hundred bytes may claim to be 10,000 pixels wide.
    expect(await rule(svg('', 'width="10000" height="10"'))).toEqual([422, 'file', 'image_side'])
    for (const harm of [
      '<script>1</script>',
      '<g onload="x()"/>',
      '<image href="https://a.example/b.png"/>',
      '<a href="javascript:x()"/>',
      '<style>@import "a.css"</style>',
    ])
      expect(await rule(svg(harm))).toEqual([422, 'file', 'file_unsafe'])
    expect((await rule(png(), png()))[0]).toBe(422)
    expect((await rule())[0]).toBe(422)
    expect((await rule(new File([], 'empty.png')))[0]).toBe(422)
    expect((await configurationOf(BAKERY)).images.map(({ imageType }) => imageType)).toEqual(['PORTAL_LOGO'])
  })

  test(
    'the parser ignores comments in an SVG, and malicious files are refused quickly',
    { timeout: 5000 },
    async () => {
      const file = (text: string) => upload(BAKERY, 'APP_LOGO', new File([text], 'logo.svg'))
      const root = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>'
      const comments = '<!-- a -->\n'.repeat(30)
      expect((await file(`\uFEFF<?xml version="1.0"?>${comments}${root}${comments}`)).status).toBe(200)
      const megabyte = 1_000_000
      for (const text of [
        `<?xml version="1.0"?>${'<!-- a -->'.repeat(30)}<g/>`,
        `${root}${'<!-- a -->'.repeat(30)}x`,
        '<!--'.repeat(megabyte / 4),
        `${root}${'-->'.repeat(megabyte / 3)}`,
        `${root}${' '.repeat(megabyte)}x`,
        `<svg ${'width= '.repeat(megabyte / 7)}`,
      ]) {
        const started = performance.now()
        const { error } = await file(text)
        expect(error.errors?.[0]?.rule).toBe('image_type')
        expect(performance.now() - started).toBeLessThan(1000)
      }
    },
  )

  test('inherited images apply until there is an own one, and again after its deletion', async () => {
    const partnerLogo = await bytesOf(olivia, NOORDZEE, 'PORTAL_LOGO')
    expect((await configurationOf(BAKERY)).images).toMatchObject([
      { imageType: 'PORTAL_LOGO', inherited: true },
    ])
    expect(await bytesOf(olivia, BAKERY, 'PORTAL_LOGO')).toEqual(partnerLogo)
    const remove = () =>
      olivia.call('deleteBrandingImage', { body: { ospId: BAKERY, imageType: 'PORTAL_LOGO' } })
    expect((await remove()).status).toBe(404)
    await upload(BAKERY, 'PORTAL_LOGO', png())
    expect(await configurationOf(BAKERY)).toMatchObject({ isDefault: false, images: [{ inherited: false }] })
    expect((await remove()).status).toBe(204)
    expect(await bytesOf(olivia, BAKERY, 'PORTAL_LOGO')).toEqual(partnerLogo)
    expect((await configurationOf(BAKERY)).isDefault).toBe(true)
  })
})

describe('the portal', () => {
  test('R128 shows the current colour and logo of the company, else of its partner', async () => {
    const ulla = await guest.as('ulla.users')
    const look = async (caller: Tester) => (await caller.call('getPortalBranding', { body: {} })).good
    expect(await look(ulla)).toEqual({ brandColor: PLATFORM_COLOR, name: 'Noordzee Mobility', hasLogo: true })
    await save(BAKERY, '#7a3e9d')
    await upload(BAKERY, 'PORTAL_LOGO', png())
    expect(await look(ulla)).toEqual({ brandColor: '#7A3E9D', name: 'Brugge Bakery', hasLogo: true })
    expect(await logoOf(ulla)).toEqual(RED)
    const mats = await guest.as('mats.msp')
    expect(await look(mats)).toMatchObject({ name: 'Noordzee Mobility' })
    const selected = { body: { corporateAccountOspId: BAKERY } }
    expect((await mats.call('getPortalBranding', selected)).good.brandColor).toBe('#7A3E9D')
  })

  test('R261 has no logo when neither has one', async () => {
    const arthur = await guest.as('arthur.artemis')
    expect((await arthur.call('getPortalBranding', { body: {} })).good).toEqual({
      brandColor: PLATFORM_COLOR,
      hasLogo: false,
    })
    expect(await logoOf(arthur)).toBe(404)
    expect(await logoOf(olivia)).toBe(404)
  })
})

describe('access', () => {
  test('R069 only platform staff changes branding, not partner staff or company admins', async () => {
    const calls: [OperationId, object][] = [
      ['getBrandingConfiguration', { path: { id: NOORDZEE } }],
      ['getDefaultBrandingConfiguration', { path: { id: BAKERY } }],
      ['saveBrandingConfiguration', { body: { ospId: NOORDZEE, brandColor: '#000000' } }],
      ['deleteBrandingConfiguration', { path: { id: NOORDZEE } }],
      ['getPartnerImageTypes', {}],
      ['getCorporateAccountImageTypes', {}],
      ['deleteBrandingImage', { body: { ospId: NOORDZEE, imageType: 'PORTAL_LOGO' } }],
    ]
    const before = await configurationOf(NOORDZEE)
    for (const login of ['mats.msp', 'ulla.users']) {
      const caller = await guest.as(login)
      for (const [id, params] of calls)
        expect([id, (await caller.call(id, params)).status]).toEqual([id, 403])
    }
    expect(await configurationOf(NOORDZEE)).toEqual(before)
  })

  test('everyone sees the images of the own company and partner, but no others', async () => {
    const ulla = await guest.as('ulla.users')
    expect(typeof (await bytesOf(ulla, BAKERY, 'PORTAL_LOGO'))).toBe('object')
    expect(typeof (await bytesOf(ulla, NOORDZEE, 'PORTAL_LOGO'))).toBe('object')
    expect(await bytesOf(ulla, GARAGE, 'PORTAL_LOGO')).toBe(404)
    expect(await bytesOf(ulla, 'p-3002', 'PORTAL_LOGO')).toBe(404)
    const mats = await guest.as('mats.msp')
    expect(typeof (await bytesOf(mats, GARAGE, 'PORTAL_LOGO'))).toBe('object')
    expect(await bytesOf(mats, LEUVEN_LAB, 'PORTAL_LOGO')).toBe(404)
  })
})
