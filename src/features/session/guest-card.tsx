import type { FormEvent, ReactNode } from 'react'
import { useDocumentTitle } from '@/frame/document-title.ts'
import styles from './guest-card.module.css'

export interface GuestCardProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
  /** Links under the card. */
  readonly footer?: ReactNode
  readonly onSubmit?: () => void
}

/** The one card of a page before sign-in; with `onSubmit` it is a form. */
export function GuestCard({ title, intro, children, footer, onSubmit }: GuestCardProps) {
  useDocumentTitle(title)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <>
      <section className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {onSubmit ? (
          <form noValidate onSubmit={submit} className={styles.form}>
            {children}
          </form>
        ) : (
          children
        )}
      </section>
      {footer !== undefined && <nav className={styles.footer}>{footer}</nav>}
    </>
  )
}
