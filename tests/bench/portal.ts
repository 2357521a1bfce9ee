/**
 * Selectors and conditions for the benchmark on the portal. `click`, `user` and so on are selectors. `ready`,
 * `settled`, `invalid` and `saved` are expressions that the page evaluates once per frame. They are false before the
 * action.
 */
export function steps({ FILTER_TEXT, FILTER_MATCHES }: BenchmarkInput) {
  const here = (path: string): string => `location.pathname === '/portal${path}'`
  const count = (selector: string): string => `document.querySelectorAll('${selector}').length`
  const total = (rows: number): string =>
    `document.querySelector('table')?.getAttribute('aria-rowcount') === '${rows + HEAD}'`
  // Rows of a skeleton have no heading cell.
  const rows = `${count('tbody th[scope=row]')} >= 10`
  const menu = (path: string): string => `nav a[href="/portal${path}"]`
  const email = 'input[type=email]'
  return {
    login: {
      path: '/portal/login',
      user: 'input[name=username]',
      pass: 'input[name=password]',
      submit: 'button[type=submit]',
    },
    home: {
      click: menu('/dashboard'),
      ready: `${here('/dashboard')} && ${count('main svg[role=img]')} >= 1 && ${count('main tbody th[scope=row]')} >= 5`,
    },
    users: {
      click: menu('/manage/app-users/active'),
      ready: `${here('/manage/app-users/active')} && ${rows} && ${count('tbody tr')} < 100`,
    },
    edit: {
      click: `#${DETAIL}`,
      ready: `location.pathname.endsWith('/detail') && document.querySelector('input[name=firstName]')?.value && document.querySelector('input[name="homeAddress.city"]')`,
      type: 'input[name=firstName]',
      email,
      save: 'form button[type=submit]',
      invalid: `document.querySelector('${email}')?.getAttribute('aria-invalid') === 'true'`,
      saved: `!!document.querySelector('.notification[data-tone=success]')`,
    },
    table1000: {
      click: `#${THOUSAND}`,
      ready: `${here('/manage/app-users/active')} && document.querySelector('table')?.getAttribute('aria-rowcount') > 1000 && ${rows}`,
    },
    filterVirtual: {
      click: menu('/corporate-accounts'),
      ready: `${here('/corporate-accounts')} && ${total(20_000)} && ${rows}`,
      input: 'main input[type=search]',
      settled: `${total(FILTER_MATCHES)} && /${FILTER_TEXT}/i.test(document.querySelector('tbody th[scope=row]')?.textContent)`,
    },
  }
}

/** Given by the benchmark: the text that will be typed, and how many of the 20,000 companies match it. */
interface BenchmarkInput {
  readonly FILTER_TEXT: string
  readonly FILTER_MATCHES: number
}

/** `aria-rowcount` includes the header. */
const HEAD = 1

const THOUSAND = 'bench-thousand'
const DETAIL = 'bench-detail'

/**
 * Links for the benchmark, which can only click once per measurement. They lead to the list with a thousand rows, which
 * users choose in a native select, and to the details of the list's first user, which are two clicks away. They
 * navigate like the portal's own links. The first one is clicked far down a form. As with the portal's links, the list
 * then opens scrolled to the top.
 */
export const benchLinks = `<div style="position:fixed;right:0;bottom:0;z-index:9999">
<a id="${THOUSAND}" href="/portal/manage/app-users/active?size=1000" onclick="window.scrollTo(0,0);history.pushState(null,'',this.href);return false">1000</a>
<a id="${DETAIL}" href="/portal/manage/app-users" onclick="history.pushState(null,'',document.querySelector('tbody th a').href.replace('/overview','/detail'));return false">detail</a>
</div>`
