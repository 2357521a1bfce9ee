import { renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from './notifications-store.ts'
import { DescribeErrorContext } from './problem-panel.tsx'
import { useReportUnexpected } from './use-report-unexpected.ts'

beforeAll(async () => {
  await loadWords(['ui'])
  await showLanguage('en')
})
beforeEach(() => notifications.clear()) // Other test files may have left notifications.

test('a failed call is not notified again, any other failure is', () => {
  const ofCall = new Error('call')
  const { result } = renderHook(() => useReportUnexpected(), {
    wrapper: ({ children }) => (
      <DescribeErrorContext value={(error) => (error === ofCall ? 'No connection.' : undefined)}>
        {children}
      </DescribeErrorContext>
    ),
  })
  result.current(ofCall)
  expect(store.get(notificationsAtom)).toEqual([])
  result.current(new TypeError('Failed to fetch dynamically imported module'))
  expect(store.get(notificationsAtom).map(({ text }) => text)).toEqual(['Something went wrong. Try again.'])
})
