import { useState } from 'react'
import type { CallEntry } from '~mocks/log.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Checkbox } from '@/ui/inputs/choice.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { send, useControl } from './control.ts'
import { keyed } from './keyed.ts'

const EVERY_MS = 1000
const SHOWN = 100

/** The last calls, the latest first, each with the result of the contract check. */
export function CallsTab() {
  const { data: calls = [], refresh } = useControl('calls', EVERY_MS)
  const [onlyBroken, setOnlyBroken] = useState(false)
  const broken = calls.filter(({ problems }) => problems.length > 0)
  const rows = keyed(onlyBroken ? broken : calls, ({ at, operationId, ms }) => `${at} ${operationId} ${ms}`)
  const clear = async (): Promise<void> => {
    await send('DELETE', 'calls')
    await send('DELETE', 'violations')
    await refresh()
  }
  return (
    <>
      <div className="row row-between">
        <Checkbox
          label={`Only off the contract (${broken.length} of ${calls.length})`}
          checked={onlyBroken}
          onChange={(event) => setOnlyBroken(event.target.checked)}
        />
        <Button size="small" onClick={() => void clear()}>
          Clear
        </Button>
      </div>
      <table className="dev-table">
        <caption className="sr-only">Calls</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Operation</th>
            <th scope="col">Status</th>
            <th scope="col">ms</th>
            <th scope="col">Contract</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .slice(-SHOWN)
            .toReversed()
            .map(({ key, row }) => (
              <CallRow key={key} call={row} />
            ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="muted">No calls.</p>}
    </>
  )
}

function CallRow({
  call: { at, operationId, method, path, status, ms, problems, verdict },
}: {
  readonly call: CallEntry
}) {
  return (
    <tr>
      <td className="nowrap muted">{at.slice(11, 19)}</td>
      <td title={`${method} ${path}`}>{operationId}</td>
      <td>{status}</td>
      <td className="dev-number">{Math.round(ms)}</td>
      <td>
        {problems.length === 0 ? (
          <Verdict verdict={verdict} />
        ) : (
          <details>
            <summary>
              <Verdict verdict={verdict} /> {problems.length} off the contract
            </summary>
            <ul className="dev-problems">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  )
}

const TONES = { ok: 'success', fault: 'warning', violation: 'danger' } as const

const Verdict = ({ verdict }: Pick<CallEntry, 'verdict'>) => (
  <StatusBadge tone={TONES[verdict]}>{verdict}</StatusBadge>
)
