import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button, IconButton, LinkButton } from '@/ui/basics/button.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const LOOKS = ['default', 'primary', 'danger', 'quiet', 'link'] as const
const REASON = 'Choose a company first'

export const page: GalleryPage = {
  about:
    'An action. Use one primary button per page. A button is possible, pending, or refused with its reason.',
  states: {
    Looks: () => (
      <div className="row">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </div>
    ),
    Sizes: () => (
      <div className="row">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </div>
    ),
    'With an icon': () => (
      <div className="row">
        <Button look="primary" icon={<Plus />}>
          Add
        </Button>
        <IconButton label="Delete" icon={<Trash2 />} />
        <IconButton label="Delete small" icon={<Trash2 />} size="small" />
      </div>
    ),
    Pending: () => (
      <div className="row">
        <Button pending>Save</Button>
        <Button look="primary" pending>
          Send
        </Button>
        <IconButton label="Delete now" icon={<Trash2 />} pending />
      </div>
    ),
    'Refused, with the reason': () => (
      <div className="row">
        <Button refused={REASON}>Save</Button>
        <Button look="primary" refused={REASON}>
          Send
        </Button>
        <IconButton label="Delete later" icon={<Trash2 />} refused={REASON} />
      </div>
    ),
    'A link that looks like one': () => (
      <LinkButton to={addressOf('button')} look="primary">
        Go there
      </LinkButton>
    ),
    'As wide as its container': () => <Button wide>Continue</Button>,
  },
}
