import { describe, expect, it } from 'vitest'
import { jsxFindings } from '../../scripts/checks/jsx.ts'

const findings = (source: string): string[] => jsxFindings([{ path: 'src/a.tsx', source }])

describe('words and URLs in JSX', () => {
  it.each([
    ['a text', '<p>Hello</p>'],
    ['a label', '<Field label="Name" />'],
    ['a label in braces', "<Field label={'Name'} />"],
    ['a URL', '<Link to="/login" />'],
    ['the beginning of a URL', '<Link to={`/users/${id}`} />'],
  ])('are reported: %s', (_what, source) => expect(findings(source)).toHaveLength(1))

  it.each([
    ['a translated text', "<p>{t('hello')}</p>"],
    ['the name of a key', '<kbd>Ctrl K</kbd>'],
    ['punctuation', '<p> · € </p>'],
    ['a URL from the table of routes', "<Link to={hrefTo('Login')} />"],
    ['a link to an element of the page', '<a href="#content">{text}</a>'],
  ])('are allowed: %s', (_what, source) => expect(findings(source)).toEqual([]))
})
