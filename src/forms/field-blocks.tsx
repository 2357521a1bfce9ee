import { createContext, useContext, useLayoutEffect, useId, type ReactNode } from 'react'
import type { FormApi } from 'final-form'
import { useForm, useFormState, type FieldMetaState } from 'react-final-form'
import { messageWithLabel } from '@/i18n/rule-message.ts'
import { ruleOf } from './form-errors.ts'

/*
 * The labels and elements of a form's fields. The summary of the form uses them to name each invalid field and link to
 * it, without searching the page.
 */

interface FieldBlock {
  readonly name: string
  readonly label: string
}

/** The blocks of a form, by the id of their element. */
const blocksByForm = new WeakMap<object, Map<string, FieldBlock>>()

const GroupContext = createContext('')

/** Names the group that fields belong to, such as "Owner 2", because the labels alone do not distinguish the groups. */
export function FieldGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const around = useContext(GroupContext)
  const path = around === '' ? name : `${around} · ${name}`
  return <GroupContext value={path}>{children}</GroupContext>
}

/**
 * Registers the field with its form. Returns the id that its element must have: the control, or an element around
 * several controls.
 */
export function useFieldBlock(name: string, label: string): string {
  const form = useForm()
  const id = useId()
  const group = useContext(GroupContext)
  const full = group === '' ? label : `${group} · ${label}`
  useLayoutEffect(() => {
    const blocks = blocksByForm.get(form) ?? new Map<string, FieldBlock>()
    blocksByForm.set(form, blocks)
    blocks.set(id, { name, label: full })
    return () => void blocks.delete(id)
  }, [form, id, name, full])
  return id
}

/**
 * The broken rule that a field shows. A rule about the current value takes precedence, because the server may have
 * refused an earlier value.
 */
export const shownRule = ({ touched, error, submitError, dirtySinceLastSubmit }: FieldMetaState<unknown>) =>
  (touched ? ruleOf(error) : undefined) ?? (dirtySinceLastSubmit ? undefined : ruleOf(submitError))

/** A field that shows an error. */
export interface Mistake extends FieldBlock {
  readonly field: HTMLElement
  /** The message that the field shows. It contains the label, also if the server's text does not. */
  readonly message: string
}

/** The fields of a form that show an error, in the order of the page. */
export function mistakesOf<Values extends object>(form: FormApi<Values>): readonly Mistake[] {
  const blocks = [...(blocksByForm.get(form) ?? [])]
  return blocks
    .flatMap(([id, block]): readonly Mistake[] => {
      const field = document.getElementById(id)
      const state: FieldMetaState<unknown> = form.getFieldState(block.name as keyof Values) ?? {}
      const broken = shownRule(state)
      return field && broken ? [{ ...block, field, message: messageWithLabel(broken, block.label) }] : []
    })
    .sort((one, other) =>
      one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
}

/** Whether the form has a block for the field. */
export const hasBlock = <Values extends object>(form: FormApi<Values>, name: string): boolean =>
  [...(blocksByForm.get(form)?.values() ?? [])].some((block) => block.name === name)

/** The fields among `names` that currently show an error. */
export function useMistakes(names: readonly string[]): readonly Mistake[] {
  const form = useForm()
  useFormState({ subscription: { errors: true, submitErrors: true, dirtySinceLastSubmit: true } })
  return mistakesOf(form).filter(({ name }) => names.includes(name))
}
