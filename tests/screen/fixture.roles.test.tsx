/** Finding by role gives the same elements as Testing Library, by role, name and state, on screens of each kind. */
import { queryAllByRole, type ByRoleOptions } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import { JSDOM } from 'jsdom'
import { expect, test } from './fixture.ts'
import { elementsByRole, type RoleState } from './roles.ts'
import { isAll, turn } from '../level.ts'

const ROLES = (
  'alert banner button cell checkbox columnheader combobox complementary contentinfo definition dialog form generic ' +
  'group heading img link list listbox listitem main menu menubar menuitem menuitemcheckbox menuitemradio navigation ' +
  'none option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader search searchbox ' +
  'separator slider spinbutton status strong switch tab table tablist tabpanel term textbox time toolbar'
).split(' ')

/** The number of names tried for each role, because Testing Library takes a tenth of a second for one. */
const SOME = 8

/** The elements found by role, in both ways. */
function both(role: string, state: RoleState = {}, name?: string): readonly [Element[], Element[]] {
  const isNamed = (given: string): boolean => given === name
  const options: ByRoleOptions = { ...state, hidden: true, ...(name !== undefined && { name: isNamed }) }
  return [
    elementsByRole(document.body, role, { state, ...(name !== undefined && { isNamed }) }),
    queryAllByRole(document.body, role, options),
  ]
}

function expectSame(): void {
  let found = 0
  for (const role of ROLES) {
    const [ours, theirs] = both(role)
    expect(ours, role).toEqual(theirs)
    found += ours.length
    for (const name of [...new Set(ours.map((element) => computeAccessibleName(element)))].slice(0, SOME)) {
      const [named, theirsNamed] = both(role, {}, name)
      expect(named, `${role} ${name}`).toEqual(theirsNamed)
    }
  }
  expect(found).toBeGreaterThan(20)
}

/** The texts of the labels of each field. */
const labelTexts = (document: Document): (string | null)[][] =>
  [...document.querySelectorAll<HTMLInputElement>('button,input,meter,output,progress,select,textarea')].map(
    (field) => [...(field.labels ?? [])].map(({ textContent }) => textContent),
  )

/** States, with a role that has each. */
const STATES: readonly (readonly [string, RoleState])[] = [true, false].flatMap((is) => [
  ['checkbox', { checked: is }] as const,
  ['menuitemradio', { checked: is }] as const,
  ['button', { expanded: is }] as const,
  ['button', { pressed: is }] as const,
  ['option', { selected: is }] as const,
  ['tab', { selected: is }] as const,
])

const SCREENS = [
  ['a list', '/manage/app-users/active', 'ulla.users'],
  ['a form', '/manage/user-groups/add', 'ulla.users'],
  ['the settings', '/settings/details', 'ulla.users'],
  ['a page before sign-in', '/login', undefined],
] as const

for (const [what, path, as] of turn(SCREENS, 2, isAll))
  test(`our queries by role and name find the same elements as Testing Library: ${what}`, async ({
    page,
    open,
  }) => {
    await open(path, as === undefined ? {} : { as })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expectSame()
  })

test('our labels of fields equal those of jsdom', async ({ page, open }) => {
  await open('/manage/user-groups/add', { as: 'ulla.users' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const host = document.createElement('div')
  host.innerHTML = `
    <label for="a">by its id</label><label for="">by none</label><label for="b">another</label><input id="a"><input id="">
    <label>around <input type="hidden"><span><input></span><input></label><label for="c">elsewhere <select></select></label>
    <label>not a field <div></div></label><label for="a">a second one</label><div id="b"></div><textarea id="c"></textarea>`
  document.body.append(host)
  try {
    const untouched = new JSDOM(document.documentElement.outerHTML).window.document
    const labels = labelTexts(document)
    expect(labels).toEqual(labelTexts(untouched))
    expect(labels.filter((texts) => texts.length > 0).length).toBeGreaterThan(4)
  } finally {
    host.remove()
  }
})

test('our queries find the same elements of each kind and in each state', () => {
  const host = document.createElement('div')
  const types = [
    '',
    'button',
    'checkbox',
    'radio',
    'text',
    'email',
    'search',
    'number',
    'range',
    'hidden',
    'odd',
  ]
  host.innerHTML = `
    <a>none</a><a href="">empty</a><a href="x">link</a><h2>two</h2><h3 aria-level="5">five</h3><h4 hidden>four</h4>
    <section>plain</section><section aria-label="S">named</section><aside aria-label="">empty</aside><form name="f"></form>
    <img><img alt=""><img alt="I"><select></select><select multiple></select><select size="4"></select>
    <table><tr><th>c</th><th scope="row">r</th><td>d</td></tr></table>
    <div role="button link">first</div><div role="">none</div><p role="presentation">p</p>
    <input type="checkbox" checked><input type="checkbox" id="mixed">
    <div role="menuitemradio" aria-checked="true">m</div><button aria-pressed="true" aria-expanded="false">b</button>
    <select><option>o</option><option selected>p</option></select><div role="tab" aria-selected="true">t</div>
    <svg role="img" aria-label="drawn"><a>inside</a></svg>
    ${types.map((type) => `<input type="${type}"><input type="${type}" list="l">`).join('')}`
  Object.assign(host.querySelector('#mixed') ?? {}, { indeterminate: true })
  document.body.append(host)
  try {
    for (const [role, state] of STATES) {
      const [ours, theirs] = both(role, state)
      expect(ours, `${role} ${JSON.stringify(state)}`).toEqual(theirs)
    }
    for (const level of [2, 3, 5]) {
      const [ours, theirs] = both('heading', { level })
      expect(ours, `level ${level}`).toEqual(theirs)
    }
    for (const role of ROLES) {
      const [ours, theirs] = both(role)
      expect(ours, role).toEqual(theirs)
    }
  } finally {
    host.remove()
  }
})

test('a state that a role does not have is refused', () => {
  expect(() => both('list', { pressed: true })).toThrow('not supported')
})
