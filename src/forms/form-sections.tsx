import './form-sections.css'
import { useId, type ReactNode } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'

/** The sections of a form in one card. Those that people always fill in come first, the rest is under `MoreFields`. */
export const FormSections = ({ children }: { readonly children: ReactNode }) => (
  <div className="form-sections">{children}</div>
)

export interface FormSectionProps {
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lead?: ReactNode
  /** Its fields have a line each. */
  readonly wide?: boolean
  /** Fields, two beside each other; `contract-form-wide` has a line of its own. */
  readonly children: ReactNode
}

/** Fields that belong together: the heading left and the fields right where the page is wide enough. */
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
  /** What there is, in a few words. */
  readonly what: ReactNode
  /** Open from the start, where they are looked at as much as changed. */
  readonly open?: boolean
  /** `FormSection`s. */
  readonly children: ReactNode
}

/** The fields that are seldom needed. Those in it keep what they hold while it is closed, and a mistake opens it. */
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
