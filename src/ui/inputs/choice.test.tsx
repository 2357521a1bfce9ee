import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { Checkbox, RadioGroup, Switch } from './choice.tsx'

test.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
])('R286 a %s without a size is medium, and a small one differs', (_role, Choice) => {
  const sizeOf = (size?: 'small' | 'medium') => {
    const { container, unmount } = render(<Choice label="Active" {...withoutUndefined({ size })} />)
    const found = container.querySelector('input')?.dataset['size']
    unmount()
    return found
  }
  expect(sizeOf('small')).toBe('small')
  expect(sizeOf()).toBe('medium')
})

test('a group of radio buttons without a value shows none as selected', () => {
  const options = ['NOW', 'LATER'].map((value) => ({ value, label: value }))
  const group = { label: 'When', name: 'when', options, onChange: () => undefined }
  const { container, rerender } = render(<RadioGroup {...group} value="" />)
  const chosen = () => [...container.querySelectorAll('input')].filter(({ checked }) => checked)
  expect(chosen()).toHaveLength(0)
  rerender(<RadioGroup {...group} value="LATER" />)
  expect(chosen().map(({ value }) => value)).toEqual(['LATER'])
})
