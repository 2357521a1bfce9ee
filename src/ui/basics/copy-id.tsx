import './page.css'
import { useEffect, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { announce } from '@/base/announcer.ts'
import { useCopy } from '../commands/use-copy.ts'

/** Shows an id. A click copies it. */
export function CopyId({ id }: { readonly id: string }) {
  const { t } = useTranslation('ui')
  const copy = useCopy()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <button
      type="button"
      className="copy-id"
      aria-label={t('copy.id', { id })}
      title={id}
      onClick={() =>
        copy(id, () => {
          setCopied(true)
          announce(t('copy.done'))
        })
      }
    >
      <span>{id}</span>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </button>
  )
}
