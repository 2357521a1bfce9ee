// @level all: the members of a user group show this too.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Cut } from '@/base/cut.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { TransferCard } from './transfer-card.tsx'
import type { TransferChange } from './transfer-change.ts'

beforeAll(async () => {
  await loadWords(['common', 'ui', 'user-groups'])
  await showLanguage('en')
})

const person = (name: string, isMember: boolean) => ({ id: name, label: name, isMember })
const FIRST = [person('Anna', true), person('Bert', false)]
const BEYOND = [person('Zita', true), person('Zoë', false)]

/** A group of which only some users are loaded: a search adds the others, one of whom is a member. */
function Group({ save, seek }: { readonly save: (change: TransferChange) => void; readonly seek: Seek }) {
  const [items, setItems] = useState(FIRST)
  const present = useMemo(
    () => new Set(items.filter(({ isMember }) => isMember).map(({ id }) => id)),
    [items],
  )
  const [cut] = useState<Cut>({
    read: 20_000,
    of: 20_002,
    seek: async (words) => {
      seek(words.search)
      setItems([...FIRST, ...BEYOND])
      return true
    },
  })
  const saveNow = async (change: TransferChange): Promise<boolean> => {
    save(change)
    return true
  }
  return (
    <TransferCard
      area="user-groups"
      words="members"
      items={items}
      cut={cut}
      present={present}
      save={saveNow}
    />
  )
}
type Seek = (search: string) => void
/** The search waits 700 ms for more key presses. */
const AFTER_TYPING = { timeout: 5000 }

test('R234 G103 R274 users beyond the first 20,000 are searched on the server, can be moved, and no member is lost', async () => {
  const save = vi.fn<(change: TransferChange) => void>()
  const seek = vi.fn<Seek>()
  render(<Group save={save} seek={seek} />)
  expect(screen.getAllByText('These are the first 20 000 of 20 002.').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: /^Not in the group/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Bert' }))

  const [search] = screen.getAllByRole('searchbox')
  if (search) await userEvent.type(search, 'Zoë')
  await userEvent.click(await screen.findByRole('option', { name: 'Zoë' }, AFTER_TYPING))
  expect(seek.mock.calls).toEqual([['Zoë']])
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ added: ['Bert', 'Zoë'], removed: [] }))
})
