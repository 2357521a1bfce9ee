import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { getTemplates } from '@/api/generated/operations/templates.ts'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { choice, oneOfValues } from '@/lists/filters.tsx'
import { paged, optionalOneOf, sortBy, text, type ListParam } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { rowActions } from './template-actions.ts'
import { templateColumns } from './template-columns.tsx'
import { LANGUAGES } from './template-form.ts'
import { useOwners } from './use-choices.ts'

/** The name of an owner, or a part of it. */
const owner: ListParam<string | undefined> = {
  read: (given = '') => given.trim().slice(0, 200) || undefined,
  write: (value) => value,
}

/** R221: filters by type, a part of the name, the owner's name, and language. */
const templatesQuery = {
  search: text(),
  type: optionalOneOf(['message', 'ticket']),
  owner,
  language: optionalOneOf(LANGUAGES),
  sort: sortBy(['name', 'templateType', 'contentType', 'owner', 'categoryLabel'], 'name'),
  ...paged([25, 50, 100]),
}

/** The texts that the platform fills in and sends. */
export default function TemplatesScreen() {
  const { t } = useTranslation(['templates', 'ui'])
  const owners = useOwners()
  const list = useList(getTemplates, templatesQuery, (query) => ({
    body: onlySet({
      templateNameLike: query.search,
      templateType: query.type,
      ownerNameLike: query.owner,
      language: query.language,
    }),
  }))
  const requestedOwner = list.query.owner
  const names = owners.map(({ label }) => ({ value: label, label }))
  return (
    <ListScreen
      name="Templates"
      lead={t('lead')}
      add="AddTemplate"
      list={list}
      id="templates"
      columns={templateColumns}
      filters={[
        oneOfValues('type', ['message', 'ticket']),
        // A part of a name in the address, or an inactive owner, is an option as well.
        choice('owner', [
          ...names,
          ...(requestedOwner === undefined || names.some(({ value }) => value === requestedOwner)
            ? []
            : [{ value: requestedOwner, label: requestedOwner }]),
        ]),
        choice(
          'language',
          TEMPLATE_LANGUAGES.map(({ code, lang }) => ({ value: code, label: t(`ui:languages.${lang}`) })),
        ),
      ]}
      actions={rowActions}
      rowTo={({ templateId }) => hrefTo('EditTemplate', { templateId })}
    />
  )
}
