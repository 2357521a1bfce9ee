import { describe, expect, test } from 'vitest'
import { isFiltered, readListQuery } from '@/lists/list-query.ts'
import { adminsQuery, toFilter } from './admins-query.ts'

const ROLES = ['ospadmin', 'ospuser', 'user_manager', 'contact_user'].map((role) => ({ role }))
const filterOf = (search: string) => toFilter(readListQuery(adminsQuery, search), ROLES, 'ca-1')

describe('the list of admins and contacts', () => {
  test('R085, G151 contains everyone with a role other than that of an app user', () => {
    expect(filterOf('')).toEqual({
      corporateAccountOspId: 'ca-1',
      roles: ['ospadmin', 'user_manager', 'contact_user'],
    })
    expect(filterOf('kind=mobile')).toEqual({
      corporateAccountOspId: 'ca-1',
      classification: 'mobile',
      roles: ['ospadmin', 'user_manager', 'contact_user'],
    })
  })

  test('R085 filters admins and contacts by their classification, whatever their roles are called', () => {
    expect(filterOf('kind=admin')).toEqual({ corporateAccountOspId: 'ca-1', classification: 'admin' })
    expect(filterOf('kind=contact&active=no&twoFactor=yes&search=an')).toEqual({
      corporateAccountOspId: 'ca-1',
      classification: 'contact',
      active: false,
      twoFactor: true,
      search: 'an',
    })
  })

  test('knows whether anything is filtered', () => {
    expect(isFiltered(adminsQuery, readListQuery(adminsQuery, 'page=2&sort=email'))).toBe(false)
    expect(isFiltered(adminsQuery, readListQuery(adminsQuery, 'kind=contact'))).toBe(true)
  })
})
