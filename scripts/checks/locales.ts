/**
 * Checks the texts of all languages against each other, and against the keys in the code.
 *
 * A key counts as used when the code has it as a string, or in a template such as `validations.${rule}.with_label`. If
 * a key is built in another way, a comment gives the pattern: `i18n-keys: common:months.*`.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesBelow, namesIn, type SourceFile } from '../files.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'
import { LANGUAGES } from '../../src/api/generated/languages.ts'

/** Texts by language and `namespace:dotted.key`. The other languages are compared with the Dutch texts. */
export type Words = Readonly<Record<string, ReadonlyMap<string, string>>> & {
  readonly nl: ReadonlyMap<string, string>
}

/**
 * Returns texts that are missing, empty, untranslated, unknown, unused, or formatted against the portal's conventions.
 */
export function localeFindings(words: Words, sources: readonly SourceFile[]): string[] {
  return [...languageFindings(words), ...codeFindings(words, sources), ...settingFindings(words)]
}

/** The number of characters that fit in the search box above a list. */
const LONGEST_SEARCH = 38

/** R266: messages about fields, and the title next to one of them, are worded as in the specification. */
const AS_SPECIFIED = /^(ui:validations\.|session:twoFactor\.wrongTitle$)/

/** The number of a file limit, with its unit, as written in a text: `500 rijen`, `10 MB`, `5 000 lignes`. */
const LIMIT_OF_FILES = /\d\s*(rijen|rows?|lignes?|records?|enregistrements?|[kMG]B|[KMG]o)(?!\p{L})/u

/**
 * Finds texts with a straight apostrophe, texts that do not fit the search box above a list (elsewhere it is wider),
 * and texts that repeat the number of a limit, which would be wrong after the limit changes.
 */
function settingFindings(words: Words): string[] {
  return Object.entries(words).flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => [
      ...(/\p{L}'[\p{L} ]/u.test(text) && !AS_SPECIFIED.test(key)
        ? [`${language} ${key}: has ' where ’ belongs`]
        : []),
      ...(LIMIT_OF_FILES.test(text)
        ? [`${language} ${key}: repeats a limit of files; take the number from src/i18n/file-limits.ts`]
        : []),
      ...(/:(?!form\.|byText\.)[\w.]+\.search$/.test(key) &&
      text.replace(/\{\{\w+\}\}/g, '3').length > LONGEST_SEARCH
        ? [`${language} ${key}: longer than a search box (${LONGEST_SEARCH} letters)`]
        : []),
    ]),
  )
}

function languageFindings(words: Words): string[] {
  const findings: string[] = []
  const plurals = pluralBases(words)
  const all = new Set(
    Object.values(words).flatMap((texts) => [...texts.keys()].map((key) => baseOf(key, plurals))),
  )
  for (const key of all)
    for (const [language, texts] of Object.entries(words)) {
      const names = plurals.has(key) ? formsOf(language).map((form) => `${key}_${form}`) : [key]
      for (const name of names) {
        const text = texts.get(name)
        if (text === undefined) findings.push(`${language} ${name}: missing`)
        else if (text.trim() === '') findings.push(`${language} ${name}: empty`)
        else findings.push(...compareWith(words, language, name, text, plurals))
      }
    }
  return findings
}

/**
 * Compares a text with the Dutch one: placeholders and tags must be equal, and the sentence must differ. It must also
 * differ from the English one.
 */
function compareWith(
  words: Words,
  language: string,
  key: string,
  text: string,
  plurals: ReadonlySet<string>,
): string[] {
  const dutch = words.nl.get(key) ?? words.nl.get(`${baseOf(key, plurals)}_other`)
  if (language === 'nl' || dutch === undefined) return []
  const findings: string[] = []
  // The form `_one` may omit the number.
  const marks = (sentence: string): string =>
    [...new Set(sentence.match(/\{\{\s*[\w.]+|<\/?\w+/g))].sort().join(' ')
  if (!plurals.has(baseOf(key, plurals)) && marks(text) !== marks(dutch))
    findings.push(`${language} ${key}: placeholders or tags differ from nl`)
  const spoken = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
  const isCopied = text === dutch || (language !== 'en' && text === words['en']?.get(key))
  if (isCopied && (spoken.match(/\p{L}{2,}/gu) ?? []).length > 2)
    findings.push(`${language} ${key}: not translated: ${text}`)
  return findings
}

const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** The keys with plural forms, that is with `_other` and `_one`. */
function pluralBases(words: Words): Set<string> {
  const bases = new Set<string>()
  for (const texts of Object.values(words))
    for (const key of texts.keys())
      if (key.endsWith('_other') && texts.has(key.replace(/_other$/, '_one')))
        bases.add(key.replace(/_other$/, ''))
  return bases
}

function baseOf(key: string, plurals: ReadonlySet<string>): string {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return plurals.has(base) ? base : key
}

function codeFindings(words: Words, sources: readonly SourceFile[]): string[] {
  const plurals = pluralBases(words)
  const keys = new Set([...words.nl.keys()].map((key) => baseOf(key, plurals)))
  const namespaces = new Set([...keys].map((key) => key.split(':')[0] ?? ''))
  const findings: string[] = []
  const used = new Set<string>()
  const mark = (pattern: RegExp): boolean => {
    const hits = [...keys].filter((key) => pattern.test(key))
    for (const key of hits) used.add(key)
    return hits.length > 0
  }
  for (const file of sources) {
    const { spaces, lookups, mentioned } = keysNamedIn(file)
    for (const { key, otherwise, line } of lookups) {
      const [space, rest] = key.includes(':')
        ? [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
        : ['', key]
      const places = space === '' ? (spaces.length > 0 ? spaces : [...namespaces]) : [space]
      const isThere = places.some((place) => mark(toPattern(`${place}:${rest}`)))
      if (!isThere && !(otherwise !== undefined && mark(toPattern(otherwise))))
        findings.push(`${file.path}:${line} asks for ${key}, which ${places.join(', ')} has not`)
    }
    for (const key of mentioned) mark(toPattern(key.includes(':') ? key : `*:${key}`))
  }
  const parent = (key: string): string => key.replace(/\.[^.]*$/, '')
  for (const key of keys)
    // `t(key, { returnObjects: true })` uses all keys below it.
    if (!used.has(key) && !used.has(parent(key))) findings.push(`${key}: not used in the code`)
  return findings
}

/** `*` matches the variable parts of a template. */
const toPattern = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[\\w.:-]+')}$`)

interface Lookup {
  readonly key: string
  /** With its namespace: used if `key` is missing. */
  readonly otherwise?: string
  readonly line: number
}

interface Named {
  /** The namespaces that the file uses. */
  readonly spaces: readonly string[]
  /** Keys passed to `t` and `i18nKey`. They must exist. */
  readonly lookups: readonly Lookup[]
  /** Texts elsewhere that look like keys, for example in data. They count as use. */
  readonly mentioned: readonly string[]
}

function keysNamedIn({ path, source }: SourceFile): Named {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const spaces: string[] = []
  const lookups: Lookup[] = []
  const mentioned = [...source.matchAll(/i18n-keys:\s*(\S+)/g)].map((match) => match[1] ?? '')
  const addLookups = (node: ts.Expression | undefined, space = ''): void => {
    for (const key of node === undefined ? [] : keyTexts(node))
      lookups.push({
        key: space + key,
        line: tree.getLineAndCharacterOfPosition(node?.getStart() ?? 0).line + 1,
      })
  }
  // Such a pattern gets the area as a parameter, so its keys are checked in the code that uses it.
  const isPattern = /useTranslation\(area\b|useActionWords\(/.test(source)
  const addLookup = (node: ts.Node, key: string, otherwise?: string): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    lookups.push({ key, line, ...withoutUndefined({ otherwise }) })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText().replace(/^.*\./, '')
      if (name === 'useTranslation' || name === 'getFixedT') spaces.push(...stringsIn(node.arguments))
      if (name === 't') {
        const key = node.arguments[0]
        if (!isPattern || (key !== undefined && keyTexts(key).every((text) => text.includes(':'))))
          addLookups(key, spaceOption(node.arguments[1]))
      }
      if (/^defineColumns(<.*>)?$/s.test(name)) for (const key of columnKeys(node)) addLookup(node, key)
      if (/^actionsOn\b/.test(node.expression.getText())) {
        const { needed, possible } = actionKeys(node)
        for (const key of needed) addLookup(node, key)
        mentioned.push(...possible)
      }
    }
    if (
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
      /^List(View|Screen|Card)$/.test(node.tagName.getText())
    ) {
      const { words, shared, needed, possible } = listKeys(node, spaces[0])
      for (const key of needed)
        addLookup(node, `${words}.${key}`, OWN_ONLY.has(key) ? undefined : `${shared}.${key}`)
      mentioned.push(...possible)
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer !== undefined)
      addLookups(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer)
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      mentioned.push(...keyTexts(node).filter((key) => /^[\w*-]+([.:][\w*-]+)+$/.test(key) && /\w/.test(key)))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { spaces, lookups, mentioned }
}

/** The header keys of `defineColumns('area', { id: …({ header }) })`. */
function columnKeys({ arguments: [area, specs] }: ts.CallExpression): string[] {
  if (area === undefined || !ts.isStringLiteralLike(area)) return []
  if (specs === undefined || !ts.isObjectLiteralExpression(specs)) return []
  return specs.properties.flatMap((spec) => {
    // A shared column includes its header: `name` or `name: { ...name, width }`.
    if (ts.isShorthandPropertyAssignment(spec) || hasSpread(spec)) return []
    const id = spec.name?.getText().replace(/'/g, '') ?? '*'
    const [header] = textsOfProperty(spec, 'header')
    return `${area.text}:${header ?? `columns.${id}`}`
  })
}

interface PatternKeys {
  /** Keys that must exist. */
  readonly needed: readonly string[]
  /** Keys that count as used. */
  readonly possible: readonly string[]
}

/** The keys of `actionsOn({ area })({ id: { … } })`. */
function actionKeys(call: ts.CallExpression): PatternKeys {
  const about = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined
  const [specs] = call.arguments
  if (about === undefined || specs === undefined || !ts.isObjectLiteralExpression(specs))
    return { needed: [], possible: [] }
  const [area = '*'] = textsOfProperty(about, 'area')
  const needed: string[] = []
  const possible: string[] = []
  for (const spec of specs.properties) {
    const id = spec.name?.getText().replace(/'/g, '') ?? '*'
    needed.push(`${area}:actions.${id}.label`)
    possible.push(...[id, ...textsOfProperty(spec, 'words')].map((words) => `${area}:actions.${words}.*`))
    if (textsOfProperty(spec, 'many', 'manyOnly').length > 0)
      needed.push(`${area}:bulk.title.${id}`, `${area}:bulk.text.${id}`, `${area}:bulk.file`)
    for (const reason of textsOfProperty(spec, 'refuses', 'refusesWith', 'refusesMany'))
      possible.push(`${area}:reasons.${reason}`)
  }
  for (const key of failureColumnKeys(about)) needed.push(`${area}:${key}`)
  return { needed, possible }
}

/** The header keys of the file of records whose action failed. */
function failureColumnKeys(about: ts.Node): string[] {
  const property = propertyOf(about, 'failureColumns')
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined
  if (!value || !ts.isObjectLiteralExpression(value)) return []
  return value.properties.map(({ name }) => name?.getText().replace(/'/g, '') ?? '*')
}

function hasSpread(node: ts.Node): boolean {
  return ts.isSpreadAssignment(node) || (ts.forEachChild(node, hasSpread) ?? false)
}

/** Texts of a list that exist only below `words`. */
const OWN_ONLY: ReadonlySet<string> = new Set(['caption', 'add'])

/** The texts of a list: below `words` if they exist there, otherwise below `shared`. */
interface ListKeys extends PatternKeys {
  readonly words: string
  readonly shared: string
}

/** The keys of `<ListView area words filters={[yesNo('active')]} />`. */
function listKeys(
  element: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
  space: string | undefined,
): ListKeys {
  const attributeOf = (name: string): ts.JsxAttribute | undefined =>
    element.attributes.properties
      .filter(ts.isJsxAttribute)
      .find((attribute) => attribute.name.getText() === name)
  const textOf = (name: string): string | undefined => {
    const initializer = attributeOf(name)?.initializer
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    return value && ts.isExpression(value) ? keyTexts(value)[0] : undefined
  }
  // Spread attributes may contain any of the other attributes.
  const passesOn = element.attributes.properties.some(ts.isJsxSpreadAttribute)
  const area = textOf('area') ?? (passesOn ? '*' : (space ?? '*'))
  const words = `${area}:${textOf('words') ?? (attributeOf('words') ? '*' : 'list')}`
  const shared = `${area}:list`
  const filters = attributeOf('filters')
  const named: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(yesNo|oneOfValues|choice|period)$/.test(node.expression.getText()))
      named.push(...stringsIn(node.arguments.slice(0, 1)))
    ts.forEachChild(node, visit)
  }
  if (filters) visit(filters)
  const hasCaption =
    passesOn ||
    element.tagName.getText() === 'ListScreen' ||
    attributeOf('caption') !== undefined ||
    attributeOf('name') !== undefined
  return {
    words,
    shared,
    needed: [
      ...(hasCaption ? [] : ['caption']),
      ...(attributeOf('add') ? ['add'] : []),
      'empty.title',
      'empty.text',
      ...named.map((name) => `filters.${name}.label`),
    ],
    possible: [
      'search',
      'file',
      ...(passesOn ? ['add'] : []),
      ...(filters || passesOn ? ['filters.*'] : []),
    ].flatMap((key) => [`${words}.${key}`, `${shared}.${key}`]),
  }
}

function propertyOf(node: ts.Node, name: string): ts.ObjectLiteralElementLike | undefined {
  let found: ts.ObjectLiteralElementLike | undefined
  const visit = (each: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(each) && each.name?.getText() === name) found ??= each
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

/** All texts in the values of these properties, and `true` for a property that is set to it. */
function textsOfProperty(node: ts.Node, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const property = propertyOf(node, name)
    if (!property) return []
    const texts: string[] = []
    const visit = (each: ts.Node): void => {
      if (ts.isStringLiteralLike(each)) texts.push(each.text)
      if (each.kind === ts.SyntaxKind.TrueKeyword) texts.push('true')
      ts.forEachChild(each, visit)
    }
    visit(property)
    return texts
  })
}

/** The option `ns` of `t`, as the prefix of a key. */
function spaceOption(options: ts.Expression | undefined): string {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return ''
  const option = options.properties.find((property) => property.name?.getText() === 'ns')
  if (option === undefined) return ''
  const value = ts.isPropertyAssignment(option) ? option.initializer : undefined
  return value !== undefined && ts.isStringLiteralLike(value) ? `${value.text}:` : '*:'
}

/**
 * The keys that an expression can evaluate to: a string, a template with `*` for its variable parts, both branches of a
 * conditional.
 */
function keyTexts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')]
  if (ts.isConditionalExpression(node)) return [...keyTexts(node.whenTrue), ...keyTexts(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return keyTexts(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keyTexts)
  return []
}

function stringsIn(nodes: readonly ts.Node[]): string[] {
  return nodes.flatMap((node) =>
    ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isArrayLiteralExpression(node)
        ? stringsIn(node.elements)
        : [],
  )
}

/** Reads `locales/<language>/<namespace>.json`. */
export function readWords(): Words {
  const read = (language: string): Map<string, string> =>
    new Map(
      namesIn(`locales/${language}`, '.json').flatMap((space) =>
        flatten(JSON.parse(readFileSync(`locales/${language}/${space}.json`, 'utf8')), `${space}:`),
      ),
    )
  return { nl: read('nl'), ...Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) }
}

function flatten(node: unknown, prefix: string): [string, string][] {
  if (typeof node === 'string') return [[prefix, node]]
  if (node === null || typeof node !== 'object') return [[prefix, '']]
  const glue = prefix.endsWith(':') ? '' : '.'
  return Object.entries(node).flatMap(([key, value]) => flatten(value, `${prefix}${glue}${key}`))
}

/** The portal's sources, without tests and without the developers' panel, which is in English only. */
export const portalSources = (): SourceFile[] =>
  ['src', 'demo']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/generated\/|^src\/dev\//.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
