import vue from '@vitejs/plugin-vue'

export default {
  plugins: [vue()],
  test: { environment: 'jsdom', environmentOptions: { jsdom: { url: 'http://localhost:3000/' } } },
}
