import { hrefTo, type Href } from '@/routes/href.ts'
import type { AddressParams } from '@/routes/route.ts'
import type { FormName } from './kinds.ts'

/* G059: the address states whether a record is created or edited. For an edit, the identifier is in the query. */

export const CREATE = 'create'
const EDIT = 'edit'

export type AnyFormName = FormName | 'ResourceGroupForm' | 'ResourceLabelForm'

export const hrefToCreate = (form: AnyFormName): Href => hrefTo(form, { createOrEdit: CREATE })

export const hrefToEdit = (form: AnyFormName, ospId: string): Href =>
  hrefTo(form, { createOrEdit: EDIT }, { ospId })

/** The address of a label. A label has no identifier, so its name is in the query. */
export const hrefToLabel = (label: string): Href =>
  hrefTo('ResourceLabelForm', { createOrEdit: EDIT }, { label })

/** Whether the address creates a record. Only these two words are valid. */
export const isNew = ({ createOrEdit }: AddressParams): boolean => createOrEdit === CREATE
