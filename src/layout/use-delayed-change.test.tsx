// @level all: a change of the company shows this too.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@/base/store.ts'
import { guardLeaving } from '@/routes/navigate.tsx'
import { chooseAccount } from '@/session/account.ts'
import { accountOspIdAtom } from '@/session/state.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { useDelayedChange } from './use-delayed-change.ts'

const NONE = ''
const bakery = { value: 'ca-2001', label: 'Brugge Bakery' }
const garage = { value: 'ca-2003', label: 'Gent Garage' }

let selected: (string | undefined)[] = []
let stop = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  chooseAccount(bakery.value)
  selected = []
  stop = store.sub(accountOspIdAtom, () => selected.push(store.get(accountOspIdAtom)))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const setUp = () => renderHook(() => useDelayedChange(useAccountOspId(), NONE)).result
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('R274 selecting a company waits 700 ms for another change, and only the last one is applied', async () => {
  const hook = setUp()
  act(() => hook.current.change({ value: 'ca-2006', label: 'Empty Office' }))
  expect(hook.current.pending?.label, 'shows at once').toBe('Empty Office')
  await wait(699)
  act(() => hook.current.change(garage))
  await wait(699)
  expect(selected).toEqual([])
  await wait(1)
  expect(selected).toEqual([garage.value])
  expect(hook.current.pending).toBeUndefined()
})

test('R274 selecting no company counts as a change, too', async () => {
  const hook = setUp()
  act(() => hook.current.change({ value: NONE, label: 'No company' }))
  await wait(700)
  expect(selected).toEqual([undefined])
})

test('selecting the current company again cancels the change', async () => {
  const hook = setUp()
  act(() => hook.current.change(garage))
  act(() => hook.current.change(bakery))
  await wait(5000)
  expect(selected).toEqual([])
})

test('a company in the address cancels the pending change', async () => {
  const hook = setUp()
  act(() => hook.current.change(garage))
  act(() => chooseAccount('ca-2002'))
  await wait(5000)
  expect(selected).toEqual(['ca-2002'])
  // The pending change must not come back together with the previous company.
  act(() => chooseAccount(bakery.value))
  await wait(5000)
  expect(selected).toEqual(['ca-2002', bakery.value])
})

test.each([true, false])('unsaved changes made meanwhile ask for confirmation: %s', async (may) => {
  const ask = vi.fn(() => Promise.resolve(may))
  const removeGuard = guardLeaving({ hasUnsaved: () => true, ask })
  const hook = setUp()
  act(() => hook.current.change(garage))
  await wait(700)
  removeGuard()
  expect(ask).toHaveBeenCalledOnce()
  expect(selected).toEqual(may ? [garage.value] : [])
  expect(hook.current.pending).toBeUndefined()
})
