// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storeTokens } from '@/base/tokens.ts'
import { draftOf, forgetDrafts, hasDrafts, RECEIPT_PREFIX } from './draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  storeTokens({ token: 'mine' })
})

test('only the owner can read a draft; nothing of it is in local storage', () => {
  draftOf('portal.draft.user', 'u-1 ca-1').keep({ firstName: 'Nele' })
  expect(draftOf('portal.draft.user', 'u-1 ca-1').read()).toEqual({ firstName: 'Nele' })
  expect(draftOf('portal.draft.user', 'u-2 ca-1').read()).toBeUndefined()
  expect(draftOf('portal.draft.user', 'u-1 ca-2').read()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('signing out deletes all drafts; signing in deletes the drafts of other users', () => {
  draftOf('portal.draft.user', 'u-1 ca-1').keep({})
  draftOf('portal.draft.company', 'u-11 ').keep({})
  sessionStorage.setItem('portal.account', 'ca-1')
  forgetDrafts('u-1')
  expect(Object.keys(sessionStorage).sort()).toEqual(['portal.account', 'portal.draft.user u-1 ca-1'])
  forgetDrafts()
  expect(hasDrafts()).toBe(false)
  expect(sessionStorage.getItem('portal.account')).toBe('ca-1')
})

test('a receipt does not count as a draft that signing out would lose, and is deleted with the drafts', () => {
  draftOf(`${RECEIPT_PREFIX}leave`, 'u-1 ca-1').keep({})
  expect(hasDrafts()).toBe(false)
  forgetDrafts('u-1')
  expect(sessionStorage).toHaveLength(1)
  forgetDrafts()
  expect(sessionStorage).toHaveLength(0)
})

test('stored values that are not drafts are ignored', () => {
  for (const text of ['', '{', '[]', '"x"', '{"owner":"u-1 ca-1"}']) {
    sessionStorage.setItem('portal.draft.user u-1 ca-1', text)
    expect(draftOf('portal.draft.user', 'u-1 ca-1').read()).toBeUndefined()
  }
})

test('each company of a user has its own draft of the same form', () => {
  draftOf('portal.draft.user', 'u-1 ca-1').keep({ firstName: 'Nele' })
  draftOf('portal.draft.user', 'u-1 ca-2').keep({ firstName: 'Piet' })
  expect(draftOf('portal.draft.user', 'u-1 ca-1').read()).toEqual({ firstName: 'Nele' })
})
