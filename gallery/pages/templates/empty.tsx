import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { Drawing } from '@/ui/feedback/drawing.tsx'
import { EmptyPage } from '@/ui/feedback/empty-page.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A place without content: a line drawing of 96 px, one sentence of benefit, one primary action, one quiet link. For a page, and the drawings; lists have `EmptyState`.',
  states: {
    'A page with first steps': () => (
      <EmptyPage
        title="Two more stops to go"
        text="After that your employees can set off."
        aside={
          <>
            Rather look around?{' '}
            <LinkButton to="/" look="link">
              Read how it works
            </LinkButton>
          </>
        }
      >
        <Checklist
          label="First steps"
          steps={[
            { id: 'a', title: 'Company created', done: true },
            {
              id: 'b',
              title: 'Choose the products',
              text: 'What your employees may use.',
              done: false,
              action: <Button look="primary">Choose products</Button>,
            },
            { id: 'c', title: 'Add your employees', text: 'One by one, or from a file.', done: false },
          ]}
        />
      </EmptyPage>
    ),
    'A page with one action': () => (
      <EmptyPage title="No invoices yet" text="The first one comes at the end of the month.">
        <Button look="primary">Read about invoices</Button>
      </EmptyPage>
    ),
    Drawings: () => (
      <div className="row">
        {(['route', 'list', 'search', 'lock', 'company', 'missing', 'done', 'chart'] as const).map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </div>
    ),
  },
}
