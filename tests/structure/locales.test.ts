import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localeFindings, type Words } from '../../scripts/checks/locales.ts'
import { LANGUAGES } from '../languages.ts'

/** The findings for these words (nl, en, fr) and one source file. */
function findings(rows: Record<string, [string?, string?, string?]>, source: string): string[] {
  const column = (index: 0 | 1 | 2): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(rows).flatMap(([key, texts]) =>
        texts[index] === undefined ? [] : [[key, texts[index]]],
      ),
    )
  const words: Words = { nl: column(0), en: column(1), fr: column(2) }
  return localeFindings(words, [{ path: 'src/a.tsx', source }])
}

const save = { 'common:save': ['Bewaren', 'Save', 'Enregistrer'] } satisfies Record<
  string,
  [string, string, string]
>
const useCommon = `const { t } = useTranslation('common')\n`

describe('words', () => {
  it('have no findings if three languages and the code agree', () => {
    expect(findings(save, `${useCommon}t('save')`)).toEqual([])
  })

  it.each<[string, Record<string, [string?, string?, string?]>, string, string]>([
    ['a missing one', { 'common:save': ['Bewaren', 'Save'] }, `t('common:save')`, 'fr common:save: missing'],
    [
      'an empty text',
      { 'common:save': ['Bewaren', ' ', 'Enregistrer'] },
      `t('common:save')`,
      'en common:save: empty',
    ],
    [
      'an untranslated sentence',
      { 'common:a': ['Nog geen gebruikers hier', 'Nog geen gebruikers hier', 'Pas encore d’utilisateurs'] },
      `t('common:a')`,
      'en common:a: not translated: Nog geen gebruikers hier',
    ],
    [
      'a sentence that is still English',
      { 'common:a': ['Nog geen gebruikers hier', 'No users here yet', 'No users here yet'] },
      `t('common:a')`,
      'fr common:a: not translated: No users here yet',
    ],
    [
      'a lost placeholder',
      { 'common:a': ['Dag {{name}}', 'Hello', 'Bonjour {{name}}'] },
      `t('common:a')`,
      'en common:a: placeholders or tags differ from nl',
    ],
    [
      'a file limit that is repeated by hand',
      { 'common:a': ['Hoogstens {{rows}} rijen', 'At most {{rows}} rows', '5\u00a0000 lignes, {{rows}}'] },
      `t('common:a')`,
      'fr common:a: repeats a limit of files; take the number from src/i18n/file-limits.ts',
    ],
    [
      'an unused text',
      { ...save, 'common:old': ['Oud', 'Old', 'Vieux'] },
      `t('common:save')`,
      'common:old: not used in the code',
    ],
    [
      'an unknown key',
      save,
      `t('common:save'); t('common:safe')`,
      'src/a.tsx:1 asks for common:safe, which common has not',
    ],
    [
      'an unknown key of the file’s namespace',
      { ...save, 'trips:title': ['Ritten', 'Trips', 'Trajets'] },
      `${useCommon}t('save'); t('title'); x('trips:title')`,
      'src/a.tsx:2 asks for title, which common has not',
    ],
    [
      'an unknown key in JSX',
      save,
      `t('common:save'); <Trans i18nKey="common:gone" />`,
      'src/a.tsx:1 asks for common:gone, which common has not',
    ],
    [
      'a template that matches no key',
      save,
      't("common:save"); t(`common:months.${month}`)',
      'src/a.tsx:1 asks for common:months.*, which common has not',
    ],
    [
      'a missing plural form',
      { 'common:n_one': ['1 rit', '1 trip', '1 trajet'], 'common:n_other': ['ritten', 'trips', 'trajets'] },
      `t('common:n', { count })`,
      'fr common:n_many: missing',
    ],
    [
      'a straight apostrophe',
      { 'common:a': ['De naam', "The user's name", 'Le nom'] },
      `t('common:a')`,
      "en common:a: has ' where ’ belongs",
    ],
    [
      'a text that is too long for the search box of a list',
      { 'fees:list.search': ['Zoek', 'Search by name, company, amount or order', 'Nom'] },
      `t('fees:list.search')`,
      'en fees:list.search: longer than a search box (38 letters)',
    ],
  ])('find %s', (_what, rows, source, finding) => {
    expect(findings(rows, source)).toEqual([finding])
  })

  it('can have their namespace in the options', () => {
    expect(findings(save, "t('save', { ns: 'common' })")).toEqual([])
    expect(findings(save, "t('save', { ns: area })")).toEqual([])
    const gone = findings(save, "t('common:save'); t('save', { ns: 'trips' })")
    expect(gone).toEqual(['src/a.tsx:1 asks for trips:save, which trips has not'])
  })

  it('count as used in templates, data and comments', () => {
    const rows: Record<string, [string, string, string]> = {
      'common:v.iban.with': ['a', 'b', 'c'],
      'common:menu.trips': ['a', 'b', 'c'],
      'common:months.1': ['a', 'b', 'c'],
    }
    const source =
      't(`common:v.${rule}.with`)\nconst item = { label: "menu.trips" } // i18n-keys: common:months.*'
    expect(findings(rows, source)).toEqual([])
  })

  it('of lists are required for each list, unless its properties are passed on', () => {
    const texts: [string, string, string] = ['a', 'b', 'c']
    const rows = { 'fees:list.caption': texts, 'fees:list.empty.title': texts, 'fees:list.empty.text': texts }
    expect(findings(rows, `<ListCard area="fees" list={list} />`)).toEqual([])
    expect(findings(rows, `${useCommon}<ListCard {...list} />`)).not.toContain(
      'src/a.tsx:2 asks for common:list.caption, which common has not',
    )
    const gone = findings(
      rows,
      `<ListCard area="fees" list={list} /> || <ListCard area="fees" words="paid" />`,
    )
    expect(gone).toContain('src/a.tsx:1 asks for fees:paid.caption, which fees has not')
  })

  it('of lists are shared within an area if a list has none of its own', () => {
    const texts: [string, string, string] = ['a', 'b', 'c']
    const rows = {
      'fees:list.search': texts,
      'fees:list.empty.title': texts,
      'fees:list.paid.caption': texts,
      'fees:list.paid.empty.text': texts,
    }
    const screen = (words: string) => `useTranslation('fees'); <ListScreen words="${words}" add="AddFee" />`
    expect(findings({ ...rows, 'fees:list.add': texts }, screen('list.paid'))).toContain(
      'src/a.tsx:1 asks for fees:list.paid.add, which fees has not',
    )
    expect(findings(rows, `<ListView area="fees" words="list.paid" />`)).toEqual([])
    expect(findings(rows, `<ListView area="fees" words="list.open" />`)).toEqual([
      'src/a.tsx:1 asks for fees:list.open.caption, which fees has not',
      'src/a.tsx:1 asks for fees:list.open.empty.text, which fees has not',
      'fees:list.paid.caption: not used in the code',
      'fees:list.paid.empty.text: not used in the code',
    ])
  })

  it('of a column that several lists share are next to it', () => {
    const rows = { 'fees:columns.paid': ['a', 'b', 'c'] as [string, string, string] }
    expect(findings(rows, `defineColumns('fees', { name, open: { ...name }, paid: text() })`)).toEqual([])
  })
})

it('a question about several records also has a text for one', () => {
  const words = import.meta.glob<object>('../../locales/nl/*.json', { import: 'default', eager: true })
  const textsOf = (file: object): object => (file as { bulk?: { text?: object } }).bulk?.text ?? {}
  const plural = Object.entries(words).flatMap(([path, file]) =>
    Object.entries(textsOf(file))
      .filter(([key, text]) => !/_(one|other)$/.test(key) && /\b(ze|hun|deze)\b/i.test(String(text)))
      .map(([key]) => `${path} ${key}`),
  )
  expect(plural).toEqual([])
})

it.each(LANGUAGES)('a per cent sign follows a no-break space: %s', (language) => {
  const folder = `locales/${language}`
  const others = readdirSync(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/.*[^\u00a0"]%.*/g)].map(
      ([line]) => `${name} ${line.trim()}`,
    ),
  )
  expect(others).toEqual([])
})
