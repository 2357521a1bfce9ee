import Download from 'lucide-react/icons/download'
import { Button, type ButtonProps } from '../basics/button.tsx'
import { useAnnouncedDownload } from './use-announced-download.ts'

export interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'pending' | 'icon'> {
  /** Fetches and saves the file, as `run` of `useDownload` does. */
  readonly download: () => Promise<unknown>
}

/** Downloads a file. Notices report the start and a slow download (R258). */
export function DownloadButton({ download, ...button }: DownloadButtonProps) {
  const { start, pending } = useAnnouncedDownload()
  return <Button {...button} icon={<Download />} pending={pending} onClick={() => void start(download)} />
}
