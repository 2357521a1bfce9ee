import { hrefTo, type Href } from '@/routes/href.ts'
import type { AddressParams } from '@/routes/route.ts'
import type { FormName } from './kinds.ts'

/* G059: the address says whether something is created or edited; an edit has the identifier in its query. */

export const CREATE = 'create'
const EDIT = 'edit'

export type AnyFormName = FormName | 'ResourceGroupForm' | 'ResourceLabelForm'

export const hrefToCreate = (form: AnyFormName): Href => hrefTo(form, { createOrEdit: CREATE })

export const hrefToEdit = (form: AnyFormName, ospId: string): Href =>
  hrefTo(form, { createOrEdit: EDIT }, { ospId })

/** A label has no identifier: its name stands in the query. */
export const hrefToLabel = (label: string): Href =>
  hrefTo('ResourceLabelForm', { createOrEdit: EDIT }, { label })

/** The word of the address. Any other word leads nowhere. */
export const modeOf = ({ createOrEdit }: AddressParams): 'create' | 'edit' | undefined =>
  createOrEdit === CREATE || createOrEdit === EDIT ? createOrEdit : undefined
