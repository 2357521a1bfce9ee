import { characterEntitiesHtml4 } from 'character-entities-html4'
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

/** The policy of the page forbids the browser's own parser, and lists of names cannot wait for a parser of HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (entity, decimal, hex, word) =>
      typeof word === 'string'
        ? (NAMED.get(word) ?? entity)
        : characterOf(typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\s+/g, ' ')
    .trim()

const NAMED = new Map(Object.entries(characterEntitiesHtml4))

/** As browsers do: a number that is no character shows as one that cannot be read. */
const characterOf = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)
