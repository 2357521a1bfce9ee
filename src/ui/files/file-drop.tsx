import './upload.css'
import { useState, type DragEvent, type ReactNode } from 'react'
import FileUp from 'lucide-react/icons/file-up'
import { useTranslation } from 'react-i18next'

export interface FileDropProps {
  /** Endings, such as `.csv,.xlsx`. */
  readonly accept: string
  /** What is taken (R173). */
  readonly hint: ReactNode
  /** A file is being looked at. */
  readonly busy: boolean
  /** Id of what says that something is wrong with it. */
  readonly error?: string | undefined
  readonly onFile: (file: File) => void
}

/** Takes one file: dropped, or chosen with the browser's own control. */
export function FileDrop({ accept, hint, busy, error, onFile }: FileDropProps) {
  const { t } = useTranslation('ui')
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; the input in it is for every other way
    <label
      className="file-drop"
      data-over={isOver || undefined}
      aria-busy={busy}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : <FileUp aria-hidden="true" />}
      <span className="file-drop-words">{t(busy ? 'upload.reading' : 'upload.choose')}</span>
      <span className="field-help">{hint}</span>
      <input
        type="file"
        className="sr-only"
        accept={accept}
        disabled={busy}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = '' // The same file, mended, may be chosen again.
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
