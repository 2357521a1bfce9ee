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

/** Whether the address is that of something new. There are no other words than the two. */
export const isNew = ({ createOrEdit }: AddressParams): boolean => createOrEdit === CREATE
