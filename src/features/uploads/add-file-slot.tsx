import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/basics/card.tsx'
import styles from './uploads.module.css'

/** The slots of a page with several kinds of files. They are `null` until they are mounted. */
export interface AddFileSlots {
  /** In the card in which the kind is chosen, below the kinds. */
  readonly file: HTMLElement | null
  /** Below this card. */
  readonly help: HTMLElement | null
}

export const AddFileSlotContext = createContext<AddFileSlots | undefined>(undefined)

interface AddFileSlotProps {
  /** The user has asked to add another file. */
  readonly isFocused: boolean
  readonly help: ReactNode
  readonly children: ReactNode
}

/** The form to add a file. It renders into the slots of the page, or else as a card where it is. */
export function AddFileSlot({ help, children, isFocused }: AddFileSlotProps) {
  const { t } = useTranslation('ui')
  const slots = useContext(AddFileSlotContext)
  if (slots === undefined)
    return (
      <AddFile isFocused={isFocused}>
        <Card title={t('upload.add')}>{children}</Card>
        {help}
      </AddFile>
    )
  return (
    <>
      {slots.file && createPortal(<AddFile isFocused={isFocused}>{children}</AddFile>, slots.file)}
      {slots.help && createPortal(help, slots.help)}
    </>
  )
}

function AddFile({ isFocused, children }: Omit<AddFileSlotProps, 'help'>) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  return (
    <div ref={element} tabIndex={-1} className={styles['add']}>
      {children}
    </div>
  )
}
