import { Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * What a dialog is about, if only its content knows: like `lead`, it is the description of the dialog. Not for drawers.
 */
export const DialogLead = ({ children }: { readonly children: ReactNode }) => (
  <Dialog.Description asChild>
    <p className="dialog-lead">{children}</p>
  </Dialog.Description>
)
