import { expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import {
  brokenIn,
  chosen,
  toChange,
  toForm,
  toInherited,
  type Configuration,
  type ImageType,
} from './branding-form.ts'

const type = (imageType: string): ImageType => ({
  imageType,
  label: imageType,
  acceptedTypes: ['image/png', 'image/svg+xml'],
  maxBytes: 2 * 1024 * 1024,
  maxSide: 4096,
  recommendedWidth: 240,
  recommendedHeight: 64,
})
const TYPES = [type('PORTAL_LOGO'), type('APP_LOGO')]
const image = (imageType: string, inherited: boolean): Configuration['images'][number] => ({
  imageType,
  inherited,
  fileName: 'logo.png',
  mediaType: 'image/png',
  size: 10,
  updatedOn: '2026-03-02T09:00:00+01:00',
})
const LOOK: Configuration = {
  ospId: 'ca-2001',
  ownerName: 'Brugge Bakery',
  ownerKind: 'CORPORATE_ACCOUNT',
  version: 1,
  brandColor: '#B42318',
  isDefault: false,
  images: [image('PORTAL_LOGO', false), image('APP_LOGO', true)],
}
const ABOVE: Configuration = {
  ...LOOK,
  brandColor: '#0F89EA',
  isDefault: true,
  images: [image('APP_LOGO', true)],
}
const before = toForm(TYPES)(LOOK)
const file = (content: BlobPart, name = 'logo.png'): File => new File([content], name)

test('R204 each type has its own image or the one above', () => {
  expect(before).toEqual({ brandColor: '#B42318', images: { PORTAL_LOGO: 'own', APP_LOGO: 'above' } })
  expect(toInherited(TYPES, ABOVE)).toEqual({
    brandColor: '#0F89EA',
    images: { PORTAL_LOGO: 'above', APP_LOGO: 'above' },
  })
})

test('only what changed is saved', () => {
  const logo = { file: file('x') }
  expect(toChange(before, before, ABOVE)).toEqual({})
  expect(toChange({ ...before, brandColor: '#0B5D1E' }, before, ABOVE)).toEqual({ brandColor: '#0B5D1E' })
  expect(toChange({ ...before, images: { ...before.images, APP_LOGO: logo } }, before, ABOVE)).toEqual({
    images: { APP_LOGO: logo },
  })
})

test.each([[undefined], ['#0F89EA']])('G313 the colour %s equals the inherited one', (brandColor) => {
  const values = { images: before.images, ...withoutUndefined({ brandColor }) }
  expect(toChange(values, before, ABOVE)).toEqual({ brandColor: null })
})

test('R282 resetting everything is one reset', () => {
  expect(toChange(toInherited(TYPES, ABOVE), before, ABOVE)).toEqual({ reset: true })
})

test.each(['#12345', '#1234567', '#', 'red', '#GGGGGG'])('R160 %s is not a colour', (brandColor) => {
  expect(brokenIn({ ...before, brandColor })).toEqual({ brandColor: { rule: 'colour' } })
})
test.each(['#123456', '#12345678', undefined])('R160 %s can be saved', (brandColor) => {
  expect(brokenIn({ images: {}, ...withoutUndefined({ brandColor }) })).toEqual({})
})

const SVG = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`
test.each([
  ['another type by the name of a PNG', file('GIF89a…'), 'image_type'],
  ['30 MB', file(new Uint8Array(30 * 1024 * 1024)), 'image_size'],
  ['10,000 × 10,000 px', file(SVG('', 'width="10000" height="10000"')), 'image_side'],
  ['a script', file(SVG('<script>alert(1)</script>'), 'logo.svg'), 'file_unsafe'],
  ['nothing in it', file(''), 'image_type'],
])('R174 G312 a file with %s is refused before it is sent', async (_what, hostile, rule) => {
  const refused = (await chosen(hostile, TYPES[0] as ImageType)).refused
  expect(refused?.rule).toBe(rule)
  expect(
    brokenIn({ images: { PORTAL_LOGO: { file: hostile, ...withoutUndefined({ refused }) } } }),
  ).toHaveProperty(['images.PORTAL_LOGO'])
})
test('R174 a PNG with the file name of an SVG is a PNG, and is accepted', async () => {
  expect(
    (await chosen(file(SVG('<path d="M0 0"/>'), 'logo.png'), TYPES[0] as ImageType)).refused,
  ).toBeUndefined()
})
