import './problem-report-dialog.css'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import { saveFile } from '@/base/save-file.ts'
import { portalConfig } from '@/config/portal-config.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { fileNameOf, makeReport } from './problem-report.ts'

interface ProblemReportDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the whole problem report before it is saved: the user sees exactly what is sent to support. */
export function ProblemReportDialog({ open, onClose }: ProblemReportDialogProps) {
  const { t } = useTranslation(['report', 'ui'])
  return (
    <Dialog open={open} title={t('title')} lead={t('lead')} size="large" onClose={onClose}>
      {open && <Report onClose={onClose} />}
    </Dialog>
  )
}

function Report({ onClose }: Pick<ProblemReportDialogProps, 'onClose'>) {
  const { t } = useTranslation(['report', 'ui'])
  const [report] = useState(makeReport)
  const text = JSON.stringify(report, null, 1)
  const { supportEmail } = portalConfig
  return (
    <>
      <textarea
        className="problem-report"
        aria-label={t('content')}
        readOnly
        spellCheck={false}
        rows={16}
        value={text}
      />
      <p className="muted small">
        {supportEmail === undefined ? t('send') : t('sendTo', { address: supportEmail })}
      </p>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
        <Button
          look="primary"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'application/json' }), fileNameOf(report))}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </>
  )
}
