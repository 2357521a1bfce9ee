import { render } from '@testing-library/react'
import * as banknote from 'lucide-react/icons/banknote'
import * as house from 'lucide-react/icons/house'
import { createElement, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { createIcon, type IconData } from './create-icon.ts'

/** What a file of an icon exports beside its component; the package's types leave it out. */
const dataOf = (file: object) => Object.entries(file).find(([name]) => name !== 'default')?.[1] as IconData

/** What is drawn, whatever the order of its attributes. */
function drawn(icon: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) {
  const { container, unmount } = render(createElement(icon, props))
  const elements = [...container.querySelectorAll('*')].map((element) => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    element.namespaceURI,
  ])
  unmount()
  return elements
}

test.each([
  {},
  { size: 16 },
  { size: '1em', className: 'mark' },
  { 'aria-hidden': true },
  { 'aria-label': 'House', role: 'img' },
  { 'aria-label': undefined },
  { strokeWidth: 1.5, width: 12, 'data-tone': 'danger' },
  { title: 'House' },
  { children: createElement('title', {}, 'House') },
])('an icon with %j is what lucide draws', (props) => {
  // The second is also known by an older name, which is a class of it.
  for (const file of [banknote, house]) {
    const ours = drawn(createIcon(dataOf(file)) as ComponentType<Record<string, unknown>>, props)
    expect(ours).toEqual(drawn(file.default as ComponentType<Record<string, unknown>>, props))
    expect(ours.length).toBeGreaterThan(1)
  }
})
