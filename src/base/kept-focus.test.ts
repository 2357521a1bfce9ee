// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './kept-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const show = (html: string): void => {
  document.body.innerHTML = html
}
const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`nothing has the id ${id}`)
  return element
}
/** Focuses an element, then removes it or the element around it. */
function focusAndRemove(id: string, removed = id): void {
  byId(id).focus()
  byId(removed).remove()
}
const focusedId = (): string | undefined => document.activeElement?.id

test.each([
  [
    'a save bar: the heading of the card',
    '<section><h2 id="next">Name</h2><div id="bar"><button id="save"></button></div></section>',
    'save',
    'bar',
  ],
  [
    'a save bar of the page: the heading of the page',
    '<form><div id="bar"><button id="save"></button></div></form>',
    'save',
    'bar',
  ],
  [
    'a row: the same control of the next row',
    '<table><tbody><tr id="row"><td><a href="/"></a><button id="menu"></button></td></tr><tr><td><a href="/"></a><button id="next"></button></td></tr></tbody></table>',
    'menu',
    'row',
  ],
  [
    'the last row: the same control of the row before',
    '<ul><li><button id="next"></button></li><li id="row"><button id="menu"></button></li></ul>',
    'menu',
    'row',
  ],
  [
    'a button in a row that stays: the first control of the row',
    '<ul><li><a href="/" id="next"></a><button id="leave"></button></li></ul>',
    'leave',
    'leave',
  ],
  [
    'an empty state: the heading of the list',
    '<section><h2 id="next">Users</h2><div id="empty"><h3>None</h3><button id="clear"></button></div></section>',
    'clear',
    'empty',
  ],
])('after %s', async (_what, html, id, what) => {
  const page = html.includes('id="next"') ? '<h1>Page</h1>' : '<h1 id="next">Page</h1>'
  show(`<main>${page}${html}</main>`)
  focusAndRemove(id, what)
  await expect.poll(focusedId).toBe('next')
})

test('after the only row: the heading of the empty state that replaced it', async () => {
  show(
    '<main><h1>Orders</h1><table><tbody id="rows"><tr id="row"><td><button id="accept"></button></td></tr></tbody></table></main>',
  )
  byId('accept').focus()
  byId('rows').innerHTML = '<tr><td><h2 id="next">No orders</h2></td></tr>'
  await expect.poll(focusedId).toBe('next')
})

test('after a dialog whose button was removed: the row in its place', async () => {
  show(
    '<main><h1>Orders</h1><ul><li id="row"><button id="menu"></button></li><li><button id="next"></button></li></ul></main><div id="dialog" role="dialog"><button id="accept"></button></div>',
  )
  byId('menu').focus()
  byId('accept').focus()
  byId('dialog').remove()
  byId('row').remove()
  await expect.poll(focusedId).toBe('next')
})

const TABLE = (rows: string) =>
  `<nav><ul><li><a href="/" id="link"></a></li></ul></nav><main><h1>Users</h1><div class="table-block"><table><tbody>${rows}</tbody></table><div id="bar"><button id="clear"></button></div></div></main>`

test('after the bar of a selection: the row that had the focus last', async () => {
  show(
    TABLE('<tr><td><input id="other"></td></tr><tr><td><input id="next"></td></tr><tr><td><input></td></tr>'),
  )
  byId('other').focus()
  byId('next').focus()
  byId('link').focus()
  focusAndRemove('clear', 'bar')
  await expect.poll(focusedId).toBe('next')
})

test('after a dialog and the bar of a selection: the row in the place of the one that had the focus last', async () => {
  show(
    `${TABLE('<tr><td><input></td></tr><tr id="row"><td><input id="box"></td></tr><tr><td><input id="next"></td></tr>')}<div id="dialog" role="dialog"><button id="close"></button></div>`,
  )
  byId('box').focus()
  byId('clear').focus()
  byId('close').focus()
  byId('dialog').remove()
  byId('bar').remove()
  byId('row').remove()
  await expect.poll(focusedId).toBe('next')
})

test('after the save bar of a form: the field that had the focus last', async () => {
  show(
    '<main><h1>Page</h1><form><input id="other"><input id="field"><div id="bar" class="save-bar"><button id="undo"></button><button id="save"></button></div></form></main>',
  )
  byId('other').focus()
  byId('field').focus()
  byId('save').focus()
  focusAndRemove('undo', 'bar')
  await expect.poll(focusedId).toBe('field')
})

test('after a dialog: the button that opened it', async () => {
  show(
    '<main><h1>Orders</h1><button id="next"></button></main><div id="dialog" role="dialog"><button id="accept"></button></div>',
  )
  byId('next').focus()
  focusAndRemove('accept', 'dialog')
  await expect.poll(focusedId).toBe('next')
})

test('after a step of a dialog: its heading, never the page behind the dialog', async () => {
  show(
    '<main aria-hidden="true"><h1>Orders</h1><button id="menu"></button></main><div role="dialog" aria-modal="true"><h2 id="next">Send</h2><div id="step"><button id="run"></button></div></div>',
  )
  byId('menu').focus()
  focusAndRemove('run', 'step')
  await expect.poll(focusedId).toBe('next')
})

test('while a page loads, waits for the heading', async () => {
  show('<main id="main"><button id="retry"></button></main>')
  focusAndRemove('retry')
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement).toBe(document.body)
  byId('main').innerHTML = '<h1 id="next">Orders</h1>'
  await expect.poll(focusedId).toBe('next')
})

test('keeps the focus that others have set, and leaves it on the page after a click outside all controls', async () => {
  show(
    '<main><h1 id="heading">Orders</h1><button id="one"></button><button id="other"></button><p id="text"></p></main>',
  )
  focusAndRemove('one')
  byId('other').focus()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement?.id).toBe('other')
  byId('other').blur()
  byId('text').remove()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement).toBe(document.body)
})
