import UserX from 'lucide-react/icons/user-x'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/errors.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Avatar } from '@/ui/basics/avatar.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { FactsStrip } from '@/ui/basics/facts-strip.tsx'
import { Meter } from '@/ui/basics/meter.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { NormalState } from '@/ui/basics/status-badge.tsx'
import { Tabs } from '@/ui/basics/tabs.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { addressOf } from '../../gallery-link.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { done } from '../../samples.tsx'

const groups = [{ items: [{ id: 'deactivate', label: 'Deactivate', icon: <UserX />, run: noop }] }]
const FACTS = [
  { label: 'User group', value: 'Night shift' },
  { label: 'Active since', value: '01/03/2025' },
  { label: 'Leaves', value: 'not planned', absent: true },
]
const TABS = ['Overview', 'Budgets', 'Expenses', 'Trips', 'Details', 'Access']

interface TemplateProps {
  /** All states are on one page, so each has unique names. */
  readonly state: string
  readonly isThere?: boolean
  readonly children: ReactNode
}

/** The structure of a record page: title, facts, tabs with the overview first, and two columns. */
const Template = ({ state, isThere = false, children }: TemplateProps) => (
  <Page
    figure={<Avatar name="Jonas Peeters" size="large" />}
    title="Jonas Peeters"
    status={isThere && <NormalState>Active</NormalState>}
    id={isThere ? 'u-1101' : undefined}
    lead={isThere ? 'jonas.peeters@bakery.example' : '\u00a0'}
    facts={<FactsStrip facts={isThere ? FACTS : undefined} />}
    action={
      isThere && (
        <>
          <PageActions area="gallery-record" name="Jonas Peeters" groups={groups} />
          <Button look="primary">Add an expense</Button>
        </>
      )
    }
    tabs={
      <Tabs
        label={`Jonas Peeters, ${state}`}
        tabs={TABS.map((label, at) => ({
          label,
          href: addressOf('record', `&tab=${label}`),
          current: at === 0,
        }))}
      />
    }
  >
    {children}
  </Page>
)

const failed = { ...done, data: undefined, error: new ApiError('http', 'getUser', 503) }

export const page: GalleryPage = {
  about:
    'The template of a record: name and title stand before it has loaded, then facts, actions, at most six tabs with the overview first, a main column and a side that stays in sight. Screens use it by `RecordScreen`.',
  states: {
    Full: () => (
      <Template state="full" isThere>
        <RecordColumns
          side={
            <Card title="Contact">
              <PropertyList items={[{ label: 'Phone', value: '+32 470 12 34 56' }]} />
            </Card>
          }
        >
          <Card title="Left to spend">
            <Meter label="Used of the mobility budget" share={0.39} tick={0.89} />
          </Card>
          <Card title="Last expenses">Brussel-Zuid – Leuven</Card>
        </RecordColumns>
      </Template>
    ),
    Loading: () => (
      <Template state="loading">
        <SkeletonBlock height={240} />
      </Template>
    ),
    Failed: () => (
      <Template state="failed">
        <Loaded read={failed}>{() => null}</Loaded>
      </Template>
    ),
    'Not there': () => (
      <Page title="User">
        <EmptyState
          kind="no-match"
          title="Not found"
          text="It does not exist, or belongs to another company."
          action={<Button look="primary">To the users</Button>}
        />
      </Page>
    ),
    'Not allowed': () => (
      <Page title="User">
        <EmptyState kind="no-right" />
      </Page>
    ),
  },
}
