import { describe, expect, it } from 'vitest'
import { optionalPropertyFindings } from '../../scripts/checks/optional-properties.ts'

const findings = (source: string): string[] => optionalPropertyFindings([{ path: 'src/a.tsx', source }])

describe('an optional property', () => {
  it.each([
    'const one = { ...(note !== undefined && { note }) }',
    'const one = { ...(undefined !== note && { note }) }',
    'const one = { ...(body.note !== undefined && { remark: body.note }) }',
    'const one = { ...((note !== undefined) && { note, remark: note }) }',
    'const one = { ...(note && { note }) }',
    'const one = { ...(note === undefined ? {} : { note }) }',
    'const one = { ...(note !== undefined ? { note } : undefined) }',
    'const one = <Field {...(note !== undefined && { note })} />',
  ])('is not written as in %s', (source) => {
    expect(findings(source)).toEqual([expect.stringMatching(/^src\/a\.tsx:1 .*: use withoutUndefined/)])
  })

  it.each([
    ['the helper', 'const one = { ...withoutUndefined({ note }) }'],
    [
      'a value derived from the checked value',
      'const one = { ...(note !== undefined && { length: note.length }) }',
    ],
    ['a condition of another kind', "const one = { ...(note !== '' && { note }) }"],
    ['a condition about another value', 'const one = { ...(isShown && { note }) }'],
    ['two conditions', 'const one = { ...(isShown && note !== undefined && { note }) }'],
    ['a choice between two objects', 'const one = { ...(note === undefined ? { remark } : { note }) }'],
    ['a list', 'const all = [...(note === undefined ? [] : [note])]'],
    ['a value that names its property', 'const one = { ...(note && { [note]: note }) }'],
  ])('may come from %s', (_what, source) => expect(findings(source)).toEqual([]))
})
