import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  deleteTranslation,
  getTranslationByKey,
  updateTranslation,
} from '@/api/generated/operations/translations.ts'
import { isKey, TRANSLATION_LISTS, type Translation } from '@/domain/translations/translation.ts'
import { hrefTo } from '@/routes/href.ts'

const about = {
  area: 'translations',
  idParam: 'translation',
  idOf: ({ key }: Translation) => key,
  isId: isKey,
  nameOf: ({ key }: Translation) => key,
  find: async (key: string) => call(getTranslationByKey, { body: { key } }),
}
const remove = {
  icon: Trash2,
  tone: 'danger',
  operation: deleteTranslation,
  body: ({ key }: Translation) => ({ key }),
  refreshes: TRANSLATION_LISTS,
  many: true,
  removes: true,
} as const

/** R222: the actions on a translation in the list. */
export const rowActions = actionsOn<Translation>(about)({
  edit: {
    icon: SquarePen,
    operation: updateTranslation,
    to: ({ key }) => hrefTo('TranslationForm', { type: 'edit' }, { key }),
  },
  delete: remove,
})

/** The actions on a translation on its page. */
export const pageActions = actionsOn<Translation>(about)({ delete: remove })
