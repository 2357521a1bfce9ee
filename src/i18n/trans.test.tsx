import { render } from '@testing-library/react'
import i18next from 'i18next'
import { Trans } from 'react-i18next'
import { expect, test } from 'vitest'

test('each text of a sentence with elements is rendered in its own element, and a value is not parsed as markup', () => {
  i18next.addResourceBundle('nl', 'tried', {
    rows_one: 'Voor {{whom}}: <number>{{count}} rij</number>.',
    rows_other: 'Voor {{whom}}: <number>{{count}} rijen</number>.',
  })
  const { container } = render(
    <p>
      <Trans
        ns="tried"
        i18nKey="rows"
        count={1234}
        values={{ whom: 'A & <number>B</number>' }}
        components={{ number: <strong /> }}
      />
    </p>,
  )
  expect(container).toHaveProperty('textContent', 'Voor A & <number>B</number>: 1\u00a0234 rijen.')
  expect([...container.querySelectorAll('p > *')].map(({ tagName }) => tagName)).toEqual([
    'SPAN',
    'STRONG',
    'SPAN',
  ])
  expect([...(container.querySelector('p')?.childNodes ?? [])].every((node) => node instanceof Element)).toBe(
    true,
  )
})
