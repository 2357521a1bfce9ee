import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'

interface PartnerChoiceProps {
  /** The field with the company's list. */
  readonly name: string
  /** The partner's list; absent where the partner has chosen nothing. */
  readonly theirs: readonly string[] | undefined
}

/** Whether a list is that of the partner, with the way back to it. */
export function PartnerChoice({ name, theirs }: PartnerChoiceProps) {
  const { t } = useTranslation('company')
  const { input } = useField<readonly string[]>(name, { subscription: { value: true } })
  if (theirs === undefined) return null
  const chosen = new Set(input.value)
  if (chosen.size === theirs.length && theirs.every((id) => chosen.has(id)))
    return <p className="muted">{t('partner.same')}</p>
  return (
    <p>
      {t('partner.differs')}{' '}
      <Button look="link" onClick={() => input.onChange([...theirs])}>
        {t('partner.back', { count: theirs.length })}
      </Button>
    </p>
  )
}
