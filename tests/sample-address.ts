import { sampleAddressOf } from '../mocks/sample-address.ts'
import type { Route } from '../src/routes/route.ts'
import { routes, type RouteName } from '../src/routes/routes.ts'
import { BASE } from './sign-in.ts'

/** An address of this screen, with a value from the seed for each parameter. */
export const sampleAddress = (screen: Route | RouteName): string =>
  BASE + sampleAddressOf(typeof screen === 'string' ? routeCalled(screen) : screen)

function routeCalled(name: RouteName): Route {
  const route = (routes as readonly Route[]).find((one) => one.name === name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}
