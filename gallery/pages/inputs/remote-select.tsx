import { RemoteSelect, type RemoteSelectProps } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { StateHolder, slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { people } from '../../samples.tsx'

const ALL: readonly RemoteOption[] = people(200).map(({ id, name, city }) => ({
  value: id,
  label: name,
  detail: city,
}))

const find = async (text: string): Promise<readonly RemoteOption[]> => {
  await slowAction(text === 'fail')
  return ALL.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 20)
}

const select = (label: string, more: Partial<RemoteSelectProps> = {}) => (
  <StateHolder<RemoteOption | undefined> initial={more.value}>
    {(value, onChange) => (
      <RemoteSelect aria-label={label} search={find} {...more} value={value} onChange={onChange} />
    )}
  </StateHolder>
)

export const page: GalleryPage = {
  about:
    'A choice among too many options to list. Searches on the server when the user pauses typing (R274). “fail” fails.',
  states: {
    Empty: () => select('Empty'),
    'Chosen, can be emptied': () => select('Chosen', { value: ALL[3], clearable: true }),
    'Some offered before anything is typed': () => select('Offered', { offered: ALL.slice(0, 3) }),
    'Cannot be changed': () => select('Fixed', { value: ALL[4], disabled: true }),
  },
}
