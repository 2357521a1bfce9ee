// @vitest-environment jsdom
import { expect, test } from 'vitest'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('/src/{features,domain}/**/*-form.ts')
const SOURCES = import.meta.glob<string>('/src/{features,domain}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

/** The components beside a form, which draw its fields. */
const componentsOf = (file: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(folderOf(file)) && path.endsWith('.tsx'))
    .map(([, source]) => source)
    .join('\n')

/** The names of the fields of a form that `defineForm` made. */
const fieldsOf = (exported: unknown): readonly string[] =>
  typeof exported === 'object' &&
  exported !== null &&
  'creating' in exported &&
  'fields' in exported &&
  Array.isArray(exported.fields)
    ? exported.fields.map(String)
    : []

const FILES = Object.keys(MODULES).filter((file) => SOURCES[file]?.includes('defineForm(') === true)

test.each(FILES)(
  'each property of the requests of %s has a field on a screen, or stands in `left`',
  async (file) => {
    const exported = (await MODULES[file]?.()) ?? {}
    const forms = Object.entries(exported).filter(([, one]) => fieldsOf(one).length > 0)
    expect(forms).not.toEqual([])
    // Some screens take the names of fields from a list that stands beside the form.
    const lists = (SOURCES[file] ?? '').match(/^export const [A-Z_]+ = \[.*\]/gm)?.join('\n') ?? ''
    const drawn = componentsOf(file) + lists
    const missing = forms.flatMap(([form, one]) =>
      fieldsOf(one)
        .filter((field) => !new RegExp(`['"]${field}['".]`).test(drawn))
        .map((field) => `${form}: ${field}`),
    )
    expect(missing).toEqual([])
  },
)
