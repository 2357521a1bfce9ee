import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/frame/document-title.ts'
import styles from './guest-card.module.css'

export interface GuestCardProps {
  readonly title: string
  readonly children: ReactNode
  /** Links under the card. */
  readonly footer: ReactNode
}

/** The one card of a page before sign-in. */
export function GuestCard({ title, children, footer }: GuestCardProps) {
  useDocumentTitle(title)
  return (
    <>
      <section className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </section>
      <nav className={styles.footer}>{footer}</nav>
    </>
  )
}
