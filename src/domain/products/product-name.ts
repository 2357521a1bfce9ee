import { orElse } from '@/base/not-received.ts'
import type { components } from '@/api/generated/schema.ts'

/**
 * The name of a product as text. A label may be HTML (G174): only its text is shown, so nothing in it can run. Where it was
 * not received whether it is, the name shows as it is.
 */
export const productName = ({
  name,
  label,
}: Pick<components['schemas']['Product'], 'name' | 'label'>): string =>
  orElse(() => label.html, false) ? textOf(name) || name : name

/** The policy of the page forbids the browser's own parser, and a name needs no more than this. */
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,8}));/g, (entity, code: string | undefined, word = '') =>
      code === undefined ? (ENTITIES.get(String(word)) ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])
