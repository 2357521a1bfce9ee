import { mount } from '@vue/test-utils'
import { createSandbox } from 'mobility-portal-sandbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Groups from './Groups.vue'

const sandbox = createSandbox()
let stop
beforeEach(() => {
  stop = sandbox.intercept()
})
afterEach(async () => {
  stop()
  await sandbox.world().reset()
})
const open = () => mount(Groups, { props: { api: `${location.origin}/api` } })

test('shows the groups of the company', async () => {
  const page = open()
  await vi.waitFor(() => expect(page.findAll('li').length).toBeGreaterThan(1), { timeout: 20_000 })
}, 30_000)

test('says what went wrong', async () => {
  await sandbox.world().faults.set({ operationId: 'findAllUserGroups', kind: 'status-500', times: 1 })
  const page = open()
  await vi.waitFor(() => expect(page.find('[role=alert]').text()).toBe('http 500'), { timeout: 20_000 })
}, 30_000)
