import { describe, expect, test } from 'vitest'
import { movedTextFindings, programOf } from '../../scripts/checks/moved-texts.ts'

/** Components that receive a value, and render it in different ways. */
const BLOCKS = `
  import type { ReactNode } from 'react'
  declare const t: (key: string) => string
  declare const icon: ReactNode & object
  declare const count: number
  declare const isNew: boolean
  type Slot = { readonly children?: ReactNode }
  const Mixed = ({ children }: Slot) => <p><b />{children}</p>
  const Passing = ({ children }: Slot) => <Mixed>{children}</Mixed>
  const Alone = ({ children }: { readonly children: ReactNode }) => <p><b /><span>{children}</span></p>
  const Labelled = ({ label }: { label: ReactNode }) => <p>{isNew ? label : undefined}<b /></p>
  const Listed = ({ items }: { items: readonly { title: ReactNode }[] }) =>
    <ul>{items.map(({ title }) => <li><b />{title}</li>)}</ul>
  const Said = () => t('said')
`

const CASES = {
  'find a text next to an element': '<p>{t("a")}<b /></p>',
  'find a number next to a sign': '<p>+{count}</p>',
  'find a sign next to an element': '<p> · <b /></p>',
  'find a text that is shown conditionally': '<p><b />{isNew && t("a")}</p>',
  'find a text in a fragment': '<>{t("a")}</>',
  'find texts of a list': '<p><b />{[t("a"), t("b")]}</p>',
  'find a component that is a text': '<p><b /><Said /></p>',
  'find a text given to a block that mixes': '<Mixed>{t("a")}</Mixed>',
  'find a text given to a block that passes it on': '<Passing>{t("a")}</Passing>',
  'find a text given as an attribute': '<Labelled label={t("a")} />',
  'find a text given in a list': '<Listed items={[{ title: t("a") }]} />',
  'allow a single text': '<p>{t("a")}</p>',
  'allow a single text that may be missing': '<p>{isNew && t("a")}</p>',
  'allow one text made of several': '<p>{`+${count}`}</p>',
  'allow spaces between elements': "<p><b />{' '}<i /></p>",
  'allow elements': '<p><b />{isNew && <i />}{[1, 2].map((key) => <i key={key} />)}</p>',
  'allow a text given to a block that wraps it': '<Alone>{t("a")}</Alone>',
  'allow an element given to a block that mixes': '<Mixed><i /></Mixed>',
}

/** One program for all cases, because creating one takes seconds. */
const paths = Object.keys(CASES).map((_name, at) => `${process.cwd()}/src/case-${at}.tsx`)
const sources = new Map(
  Object.values(CASES).map((jsx, at) => [paths[at] ?? '', `${BLOCKS}\nexport const shown = ${jsx}`]),
)

describe('texts next to other nodes', () => {
  const program = programOf(paths, sources)
  test.each(Object.keys(CASES).map((name, at) => [name, paths[at] ?? ''] as const))('%s', (name, path) => {
    expect(movedTextFindings(program, [path]).length > 0).toBe(name.startsWith('find'))
  })
})
