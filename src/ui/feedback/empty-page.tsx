import './empty-page.css'
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

export interface EmptyPageProps {
  readonly title: string
  /** One sentence about the future content of the page. */
  readonly text: string
  /** The one primary action, or a `Checklist` that has it. */
  readonly children?: ReactNode
  /** A muted link to something else, in a sentence. */
  readonly aside?: ReactNode
}

/** The content of a page that has nothing to show yet: a drawing, a description, and the first step. */
export const EmptyPage = ({ title, text, children, aside }: EmptyPageProps) => (
  <div className="empty-page">
    <Drawing name="route" />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
    {aside !== undefined && <p className="empty-aside">{aside}</p>}
  </div>
)
