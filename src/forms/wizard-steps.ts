/** The position in a wizard: which fields of which step are invalid, and which step an address opens. */
import { useEffect, useState, type ReactNode } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { brokenFieldRules } from './validate.ts'

export interface WizardFormStep<Values> {
  /** In the address. */
  readonly id: string
  readonly title: string
  /** Whether the step has this field. A step without `has` only shows a check: it has no fields and no number. */
  readonly has?: (field: string) => boolean
  /** Rules that only the server can check. Checked when the user leaves the step. */
  readonly verify?: (values: Values) => Promise<BrokenRules>
  readonly content: (values: Values) => ReactNode
}

export interface WizardAddress {
  readonly requestedStep: string | undefined
  readonly hrefOf: (step: string) => string
  readonly go: (step: string, options?: { readonly replace?: boolean }) => void
}

/** The steps of a wizard, and the schema and rules that check its values. */
export interface WizardRules<Values extends object, Body extends object> {
  /** The last step shows what will be written. */
  readonly steps: readonly WizardFormStep<Values>[]
  /** The request body for these values. Pure. */
  readonly toBody: (values: Values) => Body
  /** The field of a path in the body. */
  readonly fieldOf: (path: string) => string
  /** The request body, from `src/api/generated/requests`. */
  readonly request: ContractRequest
  readonly rules?: (body: Body, values: Values) => BrokenRules
}

/** The rules that the values break, by field. */
export function brokenFields<Values extends object, Body extends object>(
  { toBody, fieldOf, request, rules }: WizardRules<Values, Body>,
  values: Values,
): BrokenRules {
  const body = toBody(values)
  const found = Object.entries({ ...rules?.(body, values), ...brokenFieldRules(request, body) })
  return Object.fromEntries(found.map(([path, rule]) => [fieldOf(path), rule]))
}

/** The index of the first step with one of these fields, or -1. */
export const stepWith = <Values>(
  steps: readonly WizardFormStep<Values>[],
  fields: readonly string[],
): number => steps.findIndex(({ has }) => fields.some((field) => has?.(field)))

/** The index of the first step with an error, or of the last step if there are none. */
export function lastReachable<Values extends object, Body extends object>(
  wizard: WizardRules<Values, Body>,
  values: Values,
): number {
  const first = stepWith(wizard.steps, Object.keys(brokenFields(wizard, values)))
  return first < 0 ? wizard.steps.length - 1 : first
}

/**
 * The index of the step to show: the one in the address, unless an earlier step has errors. Corrects an address that
 * names an unknown step, or one that cannot be shown yet.
 */
export function useShownStep<Values extends object, Body extends object>(
  wizard: WizardRules<Values, Body> & { readonly address: WizardAddress },
  valuesNow: () => Values,
): number {
  const { steps, address } = wizard
  const requested = Math.max(
    0,
    steps.findIndex(({ id }) => id === address.requestedStep),
  )
  const [decide] = useState(oncePerAddress)
  const current = decide(requested, () => lastReachable(wizard, valuesNow()))
  const shown = steps[current]?.id
  const { requestedStep: inAddress, go } = address
  useEffect(() => {
    if (inAddress !== undefined && shown !== undefined && inAddress !== shown) go(shown, { replace: true })
  }, [inAddress, shown, go])
  return current
}

/** Decides only when the address changes: a field that becomes invalid later does not move the user to another step. */
function oncePerAddress(): (requested: number, reachable: () => number) => number {
  let decided: { readonly requested: number; readonly shown: number } | undefined
  return (requested, reachable) => {
    if (decided?.requested !== requested) decided = { requested, shown: Math.min(requested, reachable()) }
    return decided.shown
  }
}
