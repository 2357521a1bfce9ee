import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { registerRoutes } from './known-routes.ts'
import { anyone } from './open-guards.ts'
import type { Route } from './route.ts'
import { RoutedScreen } from './router.tsx'

/** Code that never finishes loading. */
const onItsWay = () => new Promise<never>(() => undefined)

test('the code of a tab is requested together with the code of its layout', () => {
  const [ofPage, ofTab] = [vi.fn(onItsWay), vi.fn(onItsWay)]
  const common = { area: 'session', audience: 'everyone', guards: anyone } satisfies Partial<Route>
  registerRoutes([
    { ...common, name: 'Page', path: '/page', load: ofPage },
    { ...common, name: 'Tab', path: '/page/tab', layout: 'Page', load: ofTab },
  ])
  history.replaceState(null, '', '/portal/page/tab')
  const { container } = render(
    <RoutedScreen
      audience="signed-in"
      verdict={() => 'pass'}
      otherAudience={() => null}
      fallback="loading"
    />,
  )
  expect(container.textContent).toBe('loading')
  expect(ofPage).toHaveBeenCalledTimes(1)
  expect(ofTab).toHaveBeenCalledTimes(1)
})
