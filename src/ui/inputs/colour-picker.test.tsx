import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { ColourPicker, loadColours } from './colour-picker.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadColours()
})

function Stateful({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <ColourPicker label="Brand" value={value} onPick={setValue} />
      <output>{value}</output>
    </>
  )
}
const picked = (): string | null => screen.getByRole('status').textContent
const open = (initial: string): void => {
  render(<Stateful initial={initial} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pick a colour for Brand' }))
}
/** jsdom treats the top layer as hidden, because it does not support popovers. */
const slider = (name: string): HTMLElement => screen.getByRole('slider', { name, hidden: true })
/** Presses a key on a slider of the latest rendered panel. */
const press = async (name: string, key: string): Promise<void> => {
  const before = slider(name).getAttribute('aria-valuetext')
  fireEvent.keyDown(slider(name), { key })
  await waitFor(() => expect(slider(name).getAttribute('aria-valuetext')).not.toBe(before))
}

test('R160 a colour is selected by keyboard: shade, hue and opacity', async () => {
  open('#FF0000')
  expect(document.activeElement).toBe(slider('Shade'))
  expect(slider('Shade').getAttribute('aria-valuetext')).toBe('Saturation 100\u00A0%, brightness 100\u00A0%')
  await press('Hue', 'ArrowRight')
  expect(picked()).toBe('#FF0400')
  await press('Opacity', 'Home')
  expect(picked()).toBe('#FF040000')
  await press('Opacity', 'End')
  expect(picked()).toBe('#FF0400')
  await press('Shade', 'ArrowDown')
  expect(picked()).toBe('#FC0400')
})

test('the hue is kept while the shade is black', async () => {
  open('#0000FF')
  for (let step = 0; step < 10; step++) {
    const before = slider('Shade').getAttribute('aria-valuetext')
    fireEvent.keyDown(slider('Shade'), { key: 'ArrowDown', shiftKey: true })
    await waitFor(() => expect(slider('Shade').getAttribute('aria-valuetext')).not.toBe(before))
  }
  expect(picked()).toBe('#000000')
  expect(slider('Hue').getAttribute('aria-valuetext')).toBe('240°')
})

test('Escape closes the panel and returns the focus; the colour does not change', async () => {
  open('blue')
  expect(screen.getByRole('dialog', { name: 'Colours for Brand', hidden: true })).toBeDefined()
  // The library starts listening in the next frame.
  await waitFor(() => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
  expect(picked()).toBe('blue')
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
