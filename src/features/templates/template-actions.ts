import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { deleteTemplate, getTemplates, updateTemplate } from '@/api/generated/operations/templates.ts'
import { hrefTo } from '@/routes/href.ts'
import type { Template } from './template-form.ts'
import { ApiError } from '@/api/errors.ts'

const about = {
  area: 'templates',
  idParam: 'template',
  idOf: ({ templateId }: Template) => templateId,
  nameOf: ({ name }: Template) => name,
  find: async (templateId: string): Promise<Template> => {
    const { content } = await call(getTemplates, { query: { page: 0, size: 1 }, body: { templateId } })
    const [found] = content
    if (!found) throw new ApiError('http', getTemplates.id, 404)
    return found
  },
}
const remove = {
  icon: Trash2,
  tone: 'danger',
  operation: deleteTemplate,
  body: ({ templateId }: Template) => ({ templateId }),
  refreshes: [getTemplates],
  words: ({ predefined }: Template) => (predefined ? 'deletePredefined' : 'delete'),
  removes: true,
} as const

/** The actions on a template in the list. */
export const rowActions = actionsOn<Template>(about)({
  edit: {
    icon: SquarePen,
    operation: updateTemplate,
    to: ({ templateId }) => hrefTo('EditTemplate', { templateId }),
  },
  delete: remove,
})

/** The actions on a template on its page. */
export const pageActions = actionsOn<Template>(about)({ delete: remove })
