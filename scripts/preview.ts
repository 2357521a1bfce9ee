/**
 * `npm run preview [-- --port 4173 --long-lists --gallery]`: serves the production build as
 * `deploy/nginx.conf.template` does, with its headers and caching, and with the sandbox on the same origin. `--gallery`
 * also serves a build of the gallery, for the browser tests. Builds first if a source is newer than the build.
 */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { caching, securityHeaders } from '../config/security-headers.ts'
import { createSandbox } from '../mocks/app.ts'
import { PASSWORD } from '../mocks/seed/personas.ts'
import { listen } from '../mocks/serve.ts'
import { readArguments } from './read-arguments.ts'
import { buildGalleryIfStale, buildIfStale, GALLERY } from './processes/fresh-build.ts'

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4173' },
    'long-lists': { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
  },
})
await buildIfStale()
if (values.gallery) await buildGalleryIfStale()

const sandbox = createSandbox({ longLists: values['long-lists'] })
const portal = new Hono()
const filesIn = (root: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.replace(/^\/portal/, '') })
portal.use('*', async (context, next) => {
  await next()
  const headers = { ...securityHeaders, 'Cache-Control': cachingOf(context.req.path, context.res.ok) }
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
})
portal.get('/', (context) => context.redirect('/portal/'))
if (values.gallery) portal.get('/portal/gallery/*', filesIn(GALLERY))
portal.get('/portal/*', filesIn('dist'))
portal.get('/portal/assets/*', (context) => context.notFound())
portal.get('/portal/*', serveStatic({ path: 'dist/index.html' }))
portal.all('*', ({ req }) => sandbox.fetch(req.raw))
portal.onError((error) => {
  throw error // `serve` closes the connection.
})

function cachingOf(path: string, isOk: boolean): string {
  if (path.startsWith('/api/')) return caching.api
  return isOk && path.startsWith('/portal/assets/') ? caching.hashed : caching.page
}

const server = listen(portal, Number(values.port))
server.on('listening', () =>
  console.log(
    `The portal's build at http://127.0.0.1:${values.port}/portal/ on the sandbox; sign in as ulla.users, ${PASSWORD}`,
  ),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is in use; choose another with --port.`
      : error.message,
  )
  process.exitCode = 1
})
