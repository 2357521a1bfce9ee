import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'

export type Relation = components['schemas']['Relation']
export type RelatedRecord = components['schemas']['RelatedRecord']
export type Direction = Relation['direction']

export const DIRECTIONS: readonly Direction[] = ['USED_BY', 'USES']

/** The number of records of a kind: `19 389 bedrijven`. */
export const recordCountOf = (t: TFunction, { kind, count }: Pick<Relation, 'kind' | 'count'>): string =>
  t(`kinds.${kind}`, { count, number: number(count) })

/** How many of them are inactive. `undefined` if none is. */
export const inactiveCountOf = (t: TFunction, { count, activeCount }: Relation): string | undefined =>
  activeCount === count ? undefined : t('inactive', { number: number(count - activeCount) })
