import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/frame/document-title.ts'
import styles from './guest-card.module.css'

export interface GuestCardProps {
  readonly title: string
  readonly children: ReactNode
  /** Links under the form. */
  readonly footer: ReactNode
}

/** A guest page: its title, its form, and links to other pages. */
export function GuestCard({ title, children, footer }: GuestCardProps) {
  useDocumentTitle(title)
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <nav className={styles.footer} aria-label={title}>
        {footer}
      </nav>
    </>
  )
}
