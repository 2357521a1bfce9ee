import { call } from '@/api/client.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import type { ResponseData } from '@/api/operation.ts'

type Row = ResponseData<'getUsersByFilter'>['content'][number]

/** The largest page size of the contract. */
const SIZE = 1000

/** Reads every user of the company, page by page, to compare a file with. Throws `ApiError`. */
export async function readAllUsers(corporateAccountOspId: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await call(getUsersByFilter, {
      query: { page, size: SIZE, sort: 'lastname' },
      body: { corporateAccountOspId },
    })
    rows.push(...content)
    if (page + 1 >= totalPages) return rows
  }
}
