/** Markup that is already escaped. */
export class Markup {
  constructor(readonly text: string) {}
}
type Value = Markup | string | number | false | undefined | readonly Value[]

/** A template tag that escapes its values. Lists are joined, and `false` and `undefined` are left out. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.map((part, index) => part + textOf(values[index])).join(''))
}

function textOf(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return value.map(textOf).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Addresses of the pages, relative to each other, because the site is opened from a folder. */
export const at = {
  area: (area: string): string => `${area}.html`,
  operation: (area: string, id: string): string => `${area}.html#${id}`,
  schema: (name: string): string => `schemas.html#${name}`,
  response: (name: string): string => `shared.html#${name}`,
  parameter: (name: string): string => `shared.html#parameter-${name}`,
  role: (role: string): string => `roles.html#${role}`,
  rule: (rule: string): string => `rules.html#${rule}`,
  assumption: (id: string): string => `assumptions.html#${id}`,
}

export const link = (address: string, text: string): Markup => markup`<a href="${address}">${text}</a>`

/** The rules and assumptions that have an entry to link to, each with its sentence. */
export interface KnownIds {
  readonly rules: ReadonlyMap<string, string>
  readonly assumptions: ReadonlyMap<string, string>
}

/** A description as HTML: paragraphs, lists, `code`, and links for the ids of rules and assumptions. */
export function prose(text: string | undefined, known: KnownIds): Markup {
  const blocks = (text ?? '')
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
  return markup`${blocks.map((block) => blockOf(block, known))}`
}

function blockOf(block: string, known: KnownIds): Markup {
  const start = block.search(/^- /m)
  if (start < 0) return markup`<p>${inline(block, known)}</p>`
  const items = block
    .slice(start)
    .split(/^- /m)
    .filter((item) => item.trim() !== '')
  const list = markup`<ul>${items.map((item) => markup`<li>${inline(item, known)}</li>`)}</ul>`
  return start === 0 ? list : markup`<p>${inline(block.slice(0, start), known)}</p>${list}`
}

function inline(text: string, known: KnownIds): readonly Markup[] {
  return text.split(/(`[^`]+`|\b[RG]\d{3}\b)/).map((part) => {
    if (part.startsWith('`')) return markup`<code>${part.slice(1, -1)}</code>`
    if (known.rules.has(part)) return link(at.rule(part), part)
    return known.assumptions.has(part) ? link(at.assumption(part), part) : markup`${part}`
  })
}

/** A JSON value, indented and coloured. */
export function json(value: unknown): Markup {
  const text = JSON.stringify(value, undefined, 2)
  const parts = text.split(
    /("(?:[^"\\]|\\.)*"(?=:)|"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\d[\d.eE+-]*)/,
  )
  const coloured = parts.map((part, index) => {
    if (index % 2 === 0) return markup`${part}`
    if (!part.startsWith('"')) return markup`<span class="j-value">${part}</span>`
    const isKey = parts[index + 1]?.startsWith(':')
    return markup`<span class="${isKey ? 'j-key' : 'j-text'}">${part}</span>`
  })
  return markup`<pre tabindex="0"><code>${coloured}</code></pre>`
}

const CHIPS = { role: at.role, rule: at.rule, assumption: at.assumption }

/** Roles, rules or assumptions as links to their list of uses. */
export const chips = (kind: keyof typeof CHIPS, ids: readonly string[]): Markup =>
  markup`${ids.map((id) => markup`<a class="chip ${kind}" href="${CHIPS[kind](id)}">${id}</a> `)}`
