import './form-sections.css'
import { useId, type ReactNode } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'

/**
 * The sections of a form in one card. Fields that users always fill in come first, the others are under `MoreFields`.
 */
export const FormSections = ({ children }: { readonly children: ReactNode }) => (
  <div className="form-sections">{children}</div>
)

export interface FormSectionProps {
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lead?: ReactNode
  /** Each field has its own line. */
  readonly wide?: boolean
  /** Fields, two per line. `contract-form-wide` takes a whole line. */
  readonly children: ReactNode
}

/**
 * Fields that belong together. If the page is wide enough, the heading is at the left and the fields are at the right.
 */
export function FormSection({ title, lead, wide = false, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className="form-section" aria-labelledby={titleId}>
      <div className="form-section-head">
        <h2 id={titleId}>{title}</h2>
        {lead !== undefined && <p className="field-help">{lead}</p>}
      </div>
      <div className="contract-form-fields">
        {wide ? <div className="contract-form-wide stack">{children}</div> : children}
      </div>
    </section>
  )
}

export interface MoreFieldsProps {
  /** The content of the section, in a few words. */
  readonly what: ReactNode
  /** Whether it is open initially, for fields that are read as often as changed. */
  readonly open?: boolean
  /** `FormSection`s. */
  readonly children: ReactNode
}

/** Fields that are seldom needed. They keep their values while the section is closed, and an error opens it. */
export function MoreFields({ what, open, children }: MoreFieldsProps) {
  const { t } = useTranslation('ui')
  return (
    <details className="form-more" open={open}>
      <summary>
        <ChevronRight aria-hidden="true" />
        <strong>{t('form.more')}</strong> <span className="muted">{what}</span>
      </summary>
      {children}
    </details>
  )
}
