import isDate from '~openapi/formats/date.ts'
import type { BrokenRules } from '~openapi/rules.ts'
import { momentOf } from '~notations/brussels.ts'
import { dayAt, today } from '@/base/dates.ts'

/** R087: the times at which an activation can take effect. G150 defines how each is sent. */
export const ACTIVATION_MODES = ['now', 'endOfDay', 'date', 'manual'] as const
export type ActivationMode = (typeof ACTIVATION_MODES)[number]

/** R088: a deactivation takes effect immediately, or at the end of a selected day. */
export const DEACTIVATION_MODES = ['now', 'date'] as const
export type DeactivationMode = (typeof DEACTIVATION_MODES)[number]

/** `desiredActivationDate` of a choice; `day` is `yyyy-MM-dd`, a day in Brussels. */
export function activationMoment(mode: ActivationMode, day: string, now = new Date()): string | null {
  switch (mode) {
    case 'now':
      return now.toISOString()
    case 'endOfDay':
      return momentOf(today(now), '23:59:59')
    case 'date':
      return momentOf(day, '00:00:00')
    case 'manual':
      return null
  }
}

/**
 * `desiredDeactivationDate` of a choice, absent for an immediate one: a user keeps access until the end of the selected
 * day.
 */
export const deactivationMoment = (mode: ActivationMode, day: string) =>
  mode === 'date' ? { desiredDeactivationDate: momentOf(day, '23:59:59') } : {}

/** A last day, if there is one, must be a valid day that has not passed. */
export function brokenLastDay(day: string | undefined, now = new Date()): BrokenRules {
  const { day: broken } = (day ?? '') === '' ? {} : brokenPlan({ mode: 'date', day: day ?? '' }, now)
  return broken === undefined ? {} : { lastDay: broken }
}

/** The day in Brussels, `yyyy-MM-dd`, of a planned moment. */
export const plannedDay = (moment: string | undefined): string | undefined =>
  moment === undefined ? undefined : dayAt(moment)

/** The values of a dialog that asks when an action takes effect. */
export interface Plan<Mode extends string> {
  readonly mode: Mode
  /** `yyyy-MM-dd`; used only in the mode `date`. */
  readonly day: string
}

/** The selected day must be a valid day that has not passed. */
export function brokenPlan({ mode, day = '' }: Partial<Plan<string>>, now = new Date()): BrokenRules {
  if (mode !== 'date') return {}
  if (day === '') return { day: { rule: 'required' } }
  if (!isDate(day)) return { day: { rule: 'date' } }
  const first = today(now)
  return day < first ? { day: { rule: 'minimum', params: { min: first } } } : {}
}
