import { DownloadButton } from '@/ui/files/download-button.tsx'
import { slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

/** Long enough to see the state of a running download, in ms. */
const slow = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20_000))

export const page: GalleryPage = {
  about:
    'Downloads a file. Notifies of the start, and after ten seconds warns that it may take a while, for at most a minute (R258).',
  states: {
    Quick: () => <DownloadButton download={() => slowAction()}>Download</DownloadButton>,
    'Slow, for 20 seconds': () => <DownloadButton download={slow}>Download the large report</DownloadButton>,
    Refused: () => (
      <DownloadButton download={() => slowAction()} refused="There is no report of this month">
        Download a report
      </DownloadButton>
    ),
  },
}
