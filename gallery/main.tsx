import '@/parts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotReceived } from '@/base/not-received.ts'
import { PartUnavailable } from '@/base/part.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { fullRouteTable } from '@/routes/known-routes.ts'
import { RenderLinkContext } from '@/ui/basics/link.tsx'
import { Notifications } from '@/ui/feedback/notifications.tsx'
import { Frame } from './frame.tsx'
import { GalleryLink } from './gallery-link.tsx'

/*
 * The component gallery: `npm run gallery`, or `gallery/` at the address of any development server. A production build
 * does not contain it, because it starts from the other index.html.
 */
await Promise.all([loadWords(['common', 'session', 'ui']), fullRouteTable.load()]) // The frame's page links to screens.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root, {
  // Some pages show a block whose code, or a part of whose response, failed to load. React reports every caught error,
  // so ignore these intended ones.
  onCaughtError: (error) => {
    if (!(error instanceof PartUnavailable || error instanceof NotReceived)) console.error(error)
  },
}).render(
  <StrictMode>
    <RenderLinkContext value={GalleryLink}>
      <Frame />
      <Notifications />
    </RenderLinkContext>
  </StrictMode>,
)
