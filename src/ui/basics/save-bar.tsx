import './save-bar.css'
import { useRef, type ReactNode } from 'react'
import { pressInPlace } from './press-in-place.ts'
import { useBarAtFoot } from './use-bar-at-foot.ts'
import { useBarHeight } from './use-bar-height.ts'

export interface SaveBarProps {
  /** At the left, such as the button for the previous step. */
  readonly start?: ReactNode
  /** The changes to save, or why they were not saved. */
  readonly lead?: ReactNode
  /** The buttons at the right, the main one last. */
  readonly children: ReactNode
}

/** The one bar of a form's buttons. It stays visible while scrolling, at the same place on every page. */
export function SaveBar({ start, lead, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useBarAtFoot()
  useBarHeight(bar, '--save-bar', rootOf)
  return (
    <div ref={bar} className="save-bar" {...pressInPlace}>
      {start}
      <div className="save-bar-lead">{lead}</div>
      <div className="save-bar-buttons">{children}</div>
    </div>
  )
}

const rootOf = (): HTMLElement => document.documentElement
