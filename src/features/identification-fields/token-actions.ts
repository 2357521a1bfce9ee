import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import {
  deleteIdentificationToken,
  getIdentificationTokens,
} from '@/api/generated/operations/identification-fields.ts'
import { valueOf, type Token } from '@/domain/users/tokens.ts'

/** The name of a token: its type and its value. */
export const tokenName = (token: Token): string => `${token.label} ${valueOf(token)}`

/** The actions on a card, plate or number of a user. */
export const tokenActions = actionsOn<Token>({
  area: 'identification-fields',
  idParam: 'token',
  idOf: ({ ospId }) => ospId,
  nameOf: tokenName,
})({
  'delete-token': {
    icon: Trash2,
    tone: 'danger',
    operation: deleteIdentificationToken,
    body: ({ ospId }) => ({ ospId }),
    refreshes: [getIdentificationTokens, getUser],
    removes: true,
  },
})
