// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSavedViews } from './saved-views.ts'

beforeEach(() => localStorage.clear())
const names = (views: readonly { readonly name: string }[]) => views.map(({ name }) => name)

test('views are stored per list, sorted by name; a view replaces one of the same name, ignoring case', () => {
  const { result, rerender } = renderHook(({ list }) => useSavedViews(list), {
    initialProps: { list: 'users' },
  })
  act(() => result.current.save({ name: 'Zonder toestel', query: 'twoFactor=no' }))
  act(() => result.current.save({ name: ' Geblokkeerd ', query: 'blocked=yes' }))
  act(() => result.current.save({ name: 'zonder TOESTEL', query: 'twoFactor=no&size=25' }))
  expect(result.current.views).toEqual([
    { name: 'Geblokkeerd', query: 'blocked=yes' },
    { name: 'zonder TOESTEL', query: 'twoFactor=no&size=25' },
  ])
  rerender({ list: 'users' })
  expect(names(renderHook(() => useSavedViews('users')).result.current.views)).toEqual([
    'Geblokkeerd',
    'zonder TOESTEL',
  ])
  expect(renderHook(() => useSavedViews('admins')).result.current.views).toEqual([])
})

test('a view can be renamed and removed, without leaving stored data', () => {
  const { result } = renderHook(() => useSavedViews('users'))
  const view = { name: 'A', query: 'blocked=yes' }
  act(() => result.current.save(view))
  act(() => result.current.rename(view, 'B'))
  expect(result.current.views).toEqual([{ name: 'B', query: 'blocked=yes' }])
  act(() => result.current.remove({ name: 'B', query: '' }))
  expect(result.current.views).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each(['{', '7', '[{"name":1,"query":"x"},null]'])(
  'stored text that is not a view is ignored: %s',
  (stored) => {
    localStorage.setItem('portal_views_users', stored)
    expect(renderHook(() => useSavedViews('users')).result.current.views).toEqual([])
  },
)
