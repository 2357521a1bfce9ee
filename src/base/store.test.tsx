import { act, render } from '@testing-library/react'
import { atom } from 'jotai'
import { expect, test } from 'vitest'
import { store, useAtomValue } from './store.ts'

test('a component with an atom is rendered once when it is mounted, and once for each change', () => {
  const counted = atom(1)
  const seen: number[] = []
  const Shown = () => {
    seen.push(useAtomValue(counted))
    return null
  }
  render(<Shown />)
  expect(seen).toEqual([1])
  act(() => store.set(counted, 2))
  act(() => store.set(counted, 2))
  expect(seen).toEqual([1, 2])
})
