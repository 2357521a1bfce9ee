import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { choice, oneOfValues } from '@/lists/filters.tsx'
import { ListScreen } from '@/lists/list-screen.tsx'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { MissingLead } from './missing-lead.tsx'
import { rowActions } from './translation-actions.ts'
import { translationColumns } from './translation-columns.tsx'
import { useTranslations } from './use-translations.ts'

// Loaded when the dialog opens.
const ImportDialog = lazyBlock(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** The texts of app and mails, by key. */
export default function TranslationsScreen() {
  const { t } = useTranslation(['translations', 'ui'])
  const [dialog, setDialog] = useAddressParam('dialog')
  const list = useTranslations()
  const languages = TRANSLATION_LANGUAGES.map(({ code, lang }) => ({
    value: code,
    label: t(`ui:languages.${lang}`),
  }))
  const add = (
    <LinkButton look="primary" icon={<Plus />} to={hrefTo('TranslationForm', { type: 'create' })}>
      {t('list.add')}
    </LinkButton>
  )
  return (
    <>
      <ListScreen
        name="Translations"
        lead={<MissingLead />}
        action={
          <>
            <Button icon={<FileUp />} onClick={() => setDialog('import')}>
              {t('import.label')}
            </Button>
            {add}
          </>
        }
        emptyAction={add}
        words={list.query.by === 'text' ? 'byText' : 'list'}
        list={list}
        id="translations"
        columns={translationColumns}
        filters={[oneOfValues('by', ['text']), choice('missingIn', languages)]}
        actions={rowActions}
        rowTo={({ key }) => hrefTo('TranslationForm', { type: 'edit' }, { key })}
      />
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
