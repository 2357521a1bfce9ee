import { expect, test } from 'vitest'
import { productName } from './product-name.ts'

const named = (name: string, html = true) => productName({ name, label: { defaultValue: name, html } })

test('G174 only the text of an HTML label is shown', () => {
  expect(named('<b>Alles</b> &amp; meer')).toBe('Alles & meer')
  expect(named('<img src=x onerror="alert(1)">Bus<br>Tram &#38; &euro;')).toBe('Bus Tram & €')
  expect(named('L&rsquo;&Eacute;t&eacute; &#x26; hiver &nosuch; &#0;')).toBe('L’Été & hiver &nosuch; \uFFFD')
  expect(named('&toString; &#9999999;')).toBe('&toString; \uFFFD')
  expect(named('1 < 2', false)).toBe('1 < 2')
  expect(named('<b></b>')).toBe('<b></b>')
})
