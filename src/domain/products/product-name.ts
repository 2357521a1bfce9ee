import { characterEntitiesHtml4 } from 'character-entities-html4'
import { valueOr } from '@/base/not-received.ts'
import type { components } from '@/api/generated/schema.ts'

/**
 * The name of a product as text. A label may be HTML (G174): only its text is shown, so it cannot run any code. If the
 * HTML flag was not received, the name is shown unchanged.
 */
export const productName = ({
  name,
  label,
}: Pick<components['schemas']['Product'], 'name' | 'label'>): string =>
  valueOr(() => label.html, false) ? textOf(name) || name : name

/**
 * A hand-written parser: the page's policy forbids the browser's parser, and lists of names cannot wait for an HTML
 * parser to load.
 */
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

/** Like in browsers, an invalid code becomes the replacement character. */
const characterOf = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)
