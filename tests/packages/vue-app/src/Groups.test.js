import { createSandbox } from 'mobility-portal-sandbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from 'vue'
import Groups from './Groups.vue'

const sandbox = createSandbox()
let stop
let app
beforeEach(() => {
  stop = sandbox.intercept()
})
afterEach(async () => {
  app.unmount()
  stop()
  await sandbox.world().reset()
})

function open() {
  const page = document.createElement('div')
  app = createApp(Groups, { api: `${location.origin}/api` })
  app.mount(page)
  return page
}

test('shows the groups of the company', async () => {
  const page = open()
  await vi.waitFor(() => expect(page.querySelectorAll('li').length).toBeGreaterThan(1), { timeout: 20_000 })
}, 30_000)

test('says what went wrong', async () => {
  await sandbox.world().faults.set({ operationId: 'findAllUserGroups', kind: 'status-500', times: 1 })
  const page = open()
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toBe('http 500'), {
    timeout: 20_000,
  })
}, 30_000)
