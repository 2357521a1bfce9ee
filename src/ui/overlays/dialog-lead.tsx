import { Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The description of a dialog, if only its content knows it. Otherwise use `lead`. Not for drawers. */
export const DialogLead = ({ children }: { readonly children: ReactNode }) => (
  <Dialog.Description asChild>
    <p className="dialog-lead">{children}</p>
  </Dialog.Description>
)
