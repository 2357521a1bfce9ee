import { Button } from '@/ui/basics/button.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'
import type { GalleryPage } from '../../page.ts'

const steps = (done: number) =>
  ['Top up the budget', 'Create a group', 'Add users', 'Give a budget'].map((title, at) => ({
    id: title,
    title,
    text: at < done ? undefined : 'What it brings, in one sentence.',
    done: at < done,
    action: at === done && <Button look="primary">{title}</Button>,
  }))

export const page: GalleryPage = {
  about: 'The steps of a set-up as a route with stops. The first open step has the primary button.',
  states: {
    Begun: () => <Checklist label="First steps" steps={steps(0)} />,
    'Half way': () => <Checklist label="First steps" steps={steps(2)} />,
    'One on its way, one left out': () => (
      <Checklist
        label="First steps"
        steps={steps(0).map((step, at) => ({
          ...step,
          time: '2 minutes',
          state: at === 0 ? 'waiting' : at === 1 ? 'skipped' : undefined,
          more: (
            <Button look="link" size="small">
              {at === 1 ? 'Do it after all' : 'Skip'}
            </Button>
          ),
          action: undefined,
        }))}
      />
    ),
    Arrived: () => <Checklist label="First steps" steps={steps(4)} />,
  },
}
