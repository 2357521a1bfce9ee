import type { CorporateAccountRow, UserGroupRow } from '../tables.ts'
import { COMPANY, defaultGroupId, GROUP } from './names.ts'

/** Every company's default group (R182), and further groups in some. The empty company has none. */
export function* userGroups(accounts: Iterable<CorporateAccountRow>): Generator<UserGroupRow> {
  for (const account of accounts) {
    if (account.ospId === COMPANY.empty) continue
    yield group(defaultGroupId(account.ospId), account, `ALL_${account.data.extId}_USERS`, {
      description: 'Iedereen',
    })
    if (account.ospId !== COMPANY.bakery) continue
    yield group(GROUP.nightShift, account, 'NIGHT_SHIFT', { description: 'Bakkers van de nachtploeg' })
    yield group(GROUP.summerJobs, account, 'SUMMER_JOBS', { active: false })
    yield group(
      GROUP.longName,
      account,
      'EVERYONE_WHO_WORKS_AT_NIGHT_OR_AT_WEEKENDS_IN_ONE_OF_OUR_WEST_FLEMISH_BRANCHES',
      {
        description:
          'Medewerkers van alle West-Vlaamse filialen die ’s nachts of in het weekend werken · Працівники нічної зміни · عمال النوبة الليلية',
      },
    )
  }
}

const group = (
  ospId: string,
  { ospId: account, data: { name } }: CorporateAccountRow,
  extId: string,
  data: Partial<UserGroupRow['data']>,
): UserGroupRow => ({
  ospId,
  version: 1,
  data: { active: true, extId, corporateAccount: { ospId: account, name }, ...data },
})
