import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { PartUnavailable } from '@/base/part.ts'
import { BlockBoundary, Loaded, type Reading } from './loaded.tsx'
import { DescribeErrorContext } from '@/ui/feedback/problem-panel.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

const refusal = (status: number) => new ApiError('http', 'getUser', status)
const reading = (part: Partial<Reading<string>>): Reading<string> => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  mutate: vi.fn<() => unknown>(),
  ...part,
})
const show = (read: Reading<string>) => <Loaded read={read}>{(data) => <p>{data}</p>}</Loaded>

test('a skeleton shows until there is data or an error', () => {
  const { rerender } = render(show(reading({ isValidating: true })))
  expect(screen.getByText('Loading…')).toBeTruthy()
  rerender(show(reading({ data: 'here' })))
  expect(screen.queryByText('Loading…')).toBeNull()
  expect(screen.getByText('here')).toBeTruthy()
})

test('an error without data shows its reason and a retry button', async () => {
  const read = reading({ error: refusal(500) })
  render(<DescribeErrorContext value={() => 'The server is away.'}>{show(read)}</DescribeErrorContext>)
  expect(document.querySelector('.problem')?.textContent).toContain('The server is away.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(read.mutate).toHaveBeenCalledTimes(1)
})

test('data stays when a refresh fails, with a notice above', () => {
  render(show(reading({ data: 'old', error: refusal(500) })))
  expect(screen.getByText('old')).toBeTruthy()
  expect(document.querySelector('.notice')?.textContent).toContain('You are seeing the previous data')
})

test('a screen can render an error itself, such as not found', () => {
  const own = (error: ApiError) => (error.status === 404 ? <p>Not here</p> : undefined)
  const { rerender } = render(
    <Loaded read={reading({ error: refusal(404) })} onError={own}>
      {() => null}
    </Loaded>,
  )
  expect(screen.getByText('Not here')).toBeTruthy()
  rerender(
    <Loaded read={reading({ error: refusal(500) })} onError={own}>
      {() => null}
    </Loaded>,
  )
  expect(document.querySelector('.problem')).not.toBeNull()
})

test('an error while rendering replaces the content, and newer data renders again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const renderData = (data: string) => {
    if (data === 'bad') throw new Error('boom')
    return <p>{data}</p>
  }
  const { rerender } = render(<Loaded read={reading({ data: 'bad' })}>{renderData}</Loaded>)
  expect(document.querySelector('.problem')?.textContent).toContain('This cannot be shown now')
  rerender(<Loaded read={reading({ data: 'good' })}>{renderData}</Loaded>)
  expect(screen.getByText('good')).toBeTruthy()
})

test('a part of the portal that failed to load is left to the boundary of the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Missing = () => {
    throw new PartUnavailable('gone')
  }
  expect(() =>
    render(
      <BlockBoundary>
        <Missing />
      </BlockBoundary>,
    ),
  ).toThrow(PartUnavailable)
})
