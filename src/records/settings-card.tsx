import type { ReactNode } from 'react'
import type { ContractRequest } from '@/api/contract-request.ts'
import type { OperationId } from '@/api/operation.ts'
import { RecordForm, type RecordFormProps } from '@/forms/record-form.tsx'
import { DifferingContext, useDiffering } from '@/forms/settings-row.tsx'
import { SettingsCardFrame, useSettingsPage } from '@/forms/settings-page.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import type { CardProps } from '@/ui/basics/card.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'

type RecordOf<Id extends OperationId, Values extends object> = RecordFormProps<Id, Values>['record']

export interface SettingsCardProps<Id extends OperationId, Values extends object> extends Pick<
  RecordFormProps<Id, Values>,
  'request' | 'operation' | 'toForm' | 'toBody' | 'fieldOf' | 'rules' | 'labelOf'
> {
  readonly title: string
  readonly read: Omit<Reading<RecordOf<Id, Values>>, 'mutate'> & {
    readonly mutate: () => Promise<RecordOf<Id, Values> | undefined>
  }
  /** Returns a text if nothing is set here, so that inherited settings apply. */
  readonly inherited?: (record: RecordOf<Id, Values>) => string | undefined
  /** Buttons at the right of the title. */
  readonly actions?: (record: RecordOf<Id, Values>) => CardProps['actions']
  /** The fields are `SettingsRow`s, which extend to the edges of the card. */
  readonly rows?: boolean
  readonly children: (record: RecordOf<Id, Values>) => ReactNode
}

/** One card of a `SettingsPage`: reads its settings and edits them. The page has the buttons. */
export function SettingsCard<Id extends OperationId, Values extends object>(
  props: SettingsCardProps<Id, Values>,
) {
  const { title, read, inherited, actions, rows, children, ...form } = props
  const { refreshes, submitLabel } = useSettingsPage()
  const differing = useDiffering()
  return (
    <Loaded read={read} skeleton={rows && <SkeletonBlock height={heightOf(form.request)} />}>
      {(record) => {
        const lead = inherited?.(record)
        return (
          <SettingsCardFrame>
            <RecordForm<Id, Values>
              {...form}
              refreshes={refreshes}
              record={record}
              reload={async () => read.mutate()}
              label={title}
              card={{ title, actions: actions?.(record) ?? differing.count, flush: rows }}
              submitLabel={submitLabel}
            >
              {lead !== undefined && <p className="settings-lead muted">{lead}</p>}
              <DifferingContext value={differing.report}>{children(record)}</DifferingContext>
            </RecordForm>
          </SettingsCardFrame>
        )
      }}
    </Loaded>
  )
}

const [HEAD, ROW] = [54, 57]
/** The approximate height of the card, so that the cards below keep their place. */
const heightOf = ({ fields = {} }: Partial<ContractRequest>): number =>
  HEAD +
  ROW *
    Object.entries(fields).filter(([name, { kind }]) => kind !== 'identifier' && name !== 'version').length
