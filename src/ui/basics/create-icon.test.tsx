import { render } from '@testing-library/react'
import House from 'lucide-react/icons/house'
import { createElement, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.ts'

type Props = Record<string, unknown>
const Icon = createIcon(['path', { d: 'M0 0h1' }]) as ComponentType<Props>

/** What is drawn around the lines, whatever the order of its attributes, and the lines. */
function drawn(icon: ComponentType<Props>, props: Props) {
  const { container, unmount } = render(createElement(icon, props))
  const [svg, ...inside] = container.querySelectorAll('*')
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))
  const lines = inside.map(({ tagName, namespaceURI }) => [tagName, namespaceURI])
  unmount()
  return { attributes, lines }
}

test.each<Props>([
  {},
  { size: 16 },
  { size: '1em', className: 'mark' },
  { 'aria-hidden': true },
  { 'aria-label': 'House', role: 'img' },
  { 'aria-label': undefined },
  { strokeWidth: 1.5, width: 12, 'data-tone': 'danger' },
  { title: 'House' },
  { children: createElement('title', { key: 'title' }, 'House') },
])(
  'an icon with %j has the attributes that lucide gives it, but for names that no style asks for',
  (props) => {
    const {
      class: names,
      xmlns: _ofFiles,
      ...theirs
    } = drawn(House as ComponentType<Props>, props).attributes
    const { class: name, ...ours } = drawn(Icon, props).attributes
    expect(ours).toEqual(theirs)
    expect(names).toContain(name ?? 'lucide')
  },
)

test('an icon draws its elements, and what it is given beside them', () => {
  const title = createElement('title', {}, 'House')
  expect(drawn(Icon, { children: title }).lines.map(([tag]) => tag)).toEqual(['path', 'title'])
  expect(drawn(Icon, {}).lines).toEqual([['path', 'http://www.w3.org/2000/svg']])
})
