import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Checkbox, Switch } from './choice.tsx'

test.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
])('R286 a %s without a size is medium, and a small one differs', (_role, Choice) => {
  const sizeOf = (size?: 'small' | 'medium') => {
    const { container, unmount } = render(<Choice label="Active" {...(size && { size })} />)
    const found = container.querySelector('input')?.dataset['size']
    unmount()
    return found
  }
  expect(sizeOf('small')).toBe('small')
  expect(sizeOf()).toBe('medium')
})
