// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { FormContext, inContext, newForm, useFieldState, type FieldView } from './form-state.ts'

const value = (field: FieldView): unknown => field.value
const Shown = ({ as }: { readonly as: string }) =>
  createElement('output', { 'aria-label': as }, String(useFieldState('name', value)))

test('components that show the same field join the form once, and the last to go takes the field out', async () => {
  const form = newForm({ name: 'Nele' })
  const register = vi.spyOn(form, 'registerField')
  const show = (...names: readonly string[]) =>
    createElement(
      FormContext,
      { value: inContext(form) },
      names.map((as) => createElement(Shown, { as, key: as })),
    )
  const text = (as: string): string | null => screen.getByLabelText(as).textContent

  const { rerender } = render(show('title', 'field'))
  expect(register).toHaveBeenCalledTimes(1)
  await act(async () => form.change('name', 'Ada'))
  expect([text('title'), text('field')]).toEqual(['Ada', 'Ada'])

  rerender(show('field'))
  await act(async () => form.change('name', 'Eva'))
  expect(text('field')).toBe('Eva')
  expect(form.getRegisteredFields()).toEqual(['name'])
  rerender(show())
  expect(form.getRegisteredFields()).toEqual([])
})
