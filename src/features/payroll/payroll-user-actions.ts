import Pencil from 'lucide-react/icons/pencil'
import UserCheck from 'lucide-react/icons/user-check'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { activatePayrollUser, getPayrollUser, updatePayrollUser } from '@/api/generated/operations/payroll.ts'
import type { components } from '@/api/generated/schema.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

export type PayrollUser = components['schemas']['PayrollUser']

/** R163: after the activation only payroll changes the user. */
const refuses = ({ status }: PayrollUser): string | undefined =>
  status === 'ACTIVATED' ? 'activated' : status === 'LEFT' ? 'left' : undefined

/** The actions on a person in payroll. */
export const payrollUserActions = actionsOn<PayrollUser>({
  area: 'payroll',
  idParam: 'person',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  find: (uuid) => call(getPayrollUser, { path: { uuid } }),
})({
  activateUser: {
    icon: UserCheck,
    operation: activatePayrollUser,
    refuses,
    Dialog: lazyBlock(async () => (await import('./activate-dialog.tsx')).ActivateDialog),
  },
  correct: {
    icon: Pencil,
    operation: updatePayrollUser,
    refuses,
    Dialog: lazyBlock(async () => (await import('./correct-dialog.tsx')).CorrectDialog),
  },
})
