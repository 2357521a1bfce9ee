import { sortBy, id, page, size } from '@/lists/list-query.ts'

/** What the address says of the list of reports. */
export const reportsQuery = {
  page: page(),
  size: size([10, 25, 50, 100]),
  sort: sortBy(['createdOn', 'reportMonth', 'reportType'], '-createdOn'),
  type: id(),
}
