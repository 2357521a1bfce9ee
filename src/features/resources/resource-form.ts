import type { BrokenRules } from '~openapi/rules.ts'
import { resourceRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/ResourceCreation.ts'
import update from '@/api/generated/requests/UpdateResourceRequest.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { trimmed } from '@/forms/values/changes.ts'
import type { Kind, Resource } from './kinds.ts'

/** A resource of any kind. */
export const resourceForm = defineForm(
  { create, update },
  {
    of: (resource: Resource) => ({ ...resource, mrpOspId: resource.mrp.ospId }),
    left: ['active'], // An action changes it instead.
  },
)
export type ResourceValues = FormValuesOf<typeof resourceForm>

/** A new resource of a kind. */
export const beginning = ({ mode }: Kind): ResourceValues => ({
  mobilityMode: mode,
  onUserBudget: true,
  labels: [],
})

/** R166–R169, G361: the rules of a kind apply to all values, changed or not. */
export const rulesOf =
  ({ type }: Kind) =>
  (_body: unknown, values: ResourceValues): BrokenRules =>
    resourceRules(type, trimmed(values))
