import { createApp } from 'vue'
import Groups from './Groups.vue'

// `?api=http://127.0.0.1:4010/api` calls a server. Without it the sandbox runs in this page.
const api = new URLSearchParams(location.search).get('api')
if (api === null) {
  const { createSandbox } = await import('mobility-portal-sandbox')
  createSandbox().intercept()
}
createApp(Groups, { api: api ?? `${location.origin}/api` }).mount('#app')
