import Languages from 'lucide-react/icons/languages'
import SquarePen from 'lucide-react/icons/square-pen'
import { actionsOn, type ActionDialogProps } from '@/actions/define-actions.ts'
import { updateTranslation } from '@/api/generated/operations/translations.ts'
import { hrefTo } from '@/routes/href.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Translation } from './translation.ts'

/** The actions on a translation that lacks a language (G396): fill it in here, or on its page. */
export const missingActions = actionsOn<Translation>({
  area: 'translations',
  idParam: 'translation',
  idOf: ({ key }) => key,
  nameOf: ({ key }) => key,
})({
  translate: {
    icon: Languages,
    operation: updateTranslation,
    Dialog: lazyBlock<ActionDialogProps<Translation>>(
      async () => (await import('./translate-dialog.tsx')).TranslateDialog,
    ),
  },
  edit: {
    icon: SquarePen,
    operation: updateTranslation,
    to: ({ key }) => hrefTo('TranslationForm', { type: 'edit' }, { key }),
  },
})
