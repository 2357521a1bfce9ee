import { describe, expect, it } from 'vitest'
import { companiesOf } from './companies.ts'

const bakery = { corporateAccountOspId: 'ca-1', corporateAccountName: 'Brugge Bakery', companyType: 'SME' }
const garage = { corporateAccountOspId: 'ca-2', corporateAccountName: 'Gent Garage' }

describe('G185: the corporate table', () => {
  const companies = companiesOf({
    users: [{ ...bakery, count: 42, newCount: 3 }],
    bookings: [
      { ...bakery, count: 100 },
      { ...bakery, count: 88 },
      { ...garage, count: 7 },
    ],
    events: [
      { ...garage, count: 7, totalPriceVatIncl: -12.5 },
      { ...bakery, count: 1, totalPriceVatIncl: 0.1 },
      { ...bakery, count: 1, totalPriceVatIncl: 0.2 },
    ],
  })

  it('R067: joins the three calls per company, amounts in cents', () => {
    expect(companies).toEqual([
      { ospId: 'ca-1', name: 'Brugge Bakery', companyType: 'SME', users: 42, transactions: 188, total: 0.3 },
      { ospId: 'ca-2', name: 'Gent Garage', companyType: undefined, users: 0, transactions: 7, total: -12.5 },
    ])
  })

  it('leaves out rows without a company, and keeps a company without a name', () => {
    const users = [
      { count: 1, newCount: 0 },
      { count: 2, newCount: 0, corporateAccountOspId: 'ca-3', corporateAccountExtId: 'NAMELESS' },
    ]
    expect(companiesOf({ users, bookings: [], events: [] }).map(({ name }) => name)).toEqual(['NAMELESS'])
  })
})
