import { useSyncExternalStore } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

let isOpen = false
const changes = new EventTarget()
const setOpen = (open: boolean): void => {
  isOpen = open
  changes.dispatchEvent(new Event('change'))
}

/** Opens the dialog with the problem report. Works on every page, even if the portal has crashed. */
export const reportProblem = (): void => setOpen(true)
const close = (): void => setOpen(false)

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

const ProblemReportDialog = lazyBlock(async () => {
  const [{ ProblemReportDialog: Dialog }] = await Promise.all([
    import('./problem-report-dialog.tsx'),
    loadWords(['report', 'ui']),
  ])
  return Dialog
})

/** Renders the dialog. Mount it once per page. */
export function ProblemReport() {
  return <ProblemReportDialog open={useSyncExternalStore(subscribe, () => isOpen)} onClose={close} />
}
