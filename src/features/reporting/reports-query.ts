import { onlySet } from '@/base/only-set.ts'
import { monthKey } from '@/base/dates.ts'
import type { components } from '@/api/generated/schema.ts'
import { flag, id, paged, sortBy, type ListParam, type ListQuery } from '@/lists/list-query.ts'

type Filter = components['schemas']['ReportFilter']

/** The number of past months that can be selected. */
const MONTHS = 24

/** R151, G158: the selectable months, the current one first, without future months. */
export const months = (): readonly string[] => Array.from({ length: MONTHS }, (_none, ago) => monthKey(-ago))

/** One of these months, or not set. */
const month = (): ListParam<string | undefined> => ({
  read: (given) => months().find((one) => one === given),
  write: (value) => value,
})

export const reportsQuery = {
  ...paged([25, 50, 100]),
  sort: sortBy(['createdOn', 'reportMonth', 'reportType'], '-reportMonth'),
  type: id(),
  monthFrom: month(),
  monthTo: month(),
  downloaded: flag(),
}

/** The filter of the list. Months in the wrong order are swapped. */
export function toFilter(
  { type, monthFrom, monthTo, downloaded }: Omit<ListQuery<typeof reportsQuery>, 'page' | 'size' | 'sort'>,
  corporateAccountOspId: string | undefined,
): Filter {
  const isReversed = monthFrom !== undefined && monthTo !== undefined && monthTo < monthFrom
  const [from, to] = isReversed ? [monthTo, monthFrom] : [monthFrom, monthTo]
  return onlySet({ corporateAccountOspId, reportType: type, monthFrom: from, monthTo: to, downloaded })
}
