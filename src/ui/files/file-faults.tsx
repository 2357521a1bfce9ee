import { useTranslation } from 'react-i18next'
import './upload.css'
import { Notice } from '../feedback/notice.tsx'
import type { FileFault } from './upload-state.ts'

interface FileFaultsProps {
  readonly faults: readonly FileFault[]
  /** The id that the file input refers to as its description. */
  readonly id: string
}

/** R256: an import lists the errors of its file by field and reason. Renders nothing without errors. */
export function FileFaults({ faults, id }: FileFaultsProps) {
  const { t } = useTranslation('ui')
  if (faults.length === 0) return null
  return (
    <Notice tone="danger" live title={t('upload.unreadable')}>
      <ul className="upload-faults" id={id}>
        {faults.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{field === '' ? reason : `${field}: ${reason}`}</li>
        ))}
      </ul>
    </Notice>
  )
}
