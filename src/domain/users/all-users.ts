import { call } from '@/api/client.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import type { Answer, Params } from '@/api/operation.ts'
import type { UserSort } from './user-sort.ts'

type Row = Answer<'getUsersByFilter'>['content'][number]

/** The most that the contract gives at a time. */
const SIZE = 1000

/** Every user that fits, page by page, for an export. Throws `ApiError`. */
export async function readAllUsers(
  body: Params<'getUsersByFilter'>['body'],
  sort: UserSort,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await call(getUsersByFilter, { query: { page, size: SIZE, sort }, body })
    rows.push(...content)
    if (page + 1 >= totalPages) return rows
  }
}
