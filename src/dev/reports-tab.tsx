import { Button } from '@/ui/basics/button.tsx'
import { send, useControl } from './control.ts'
import { keyed } from './keyed.ts'

const EVERY_MS = 1000

/**
 * The reports of errors and speed that the portal has sent, the latest first, as an installation would receive them.
 */
export function ReportsTab() {
  const { data = [], refresh } = useControl('reports', EVERY_MS)
  const rows = data.flatMap(({ receivedAt, reports }) => reports.map((report) => ({ receivedAt, report })))
  const clear = async (): Promise<void> => {
    await send('DELETE', 'reports')
    await refresh()
  }
  return (
    <>
      <div className="row row-end">
        <Button size="small" onClick={() => void clear()}>
          Clear
        </Button>
      </div>
      <table className="dev-table">
        <caption className="sr-only">Reports</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Kind</th>
            <th scope="col">Screen</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {keyed(rows, JSON.stringify)
            .toReversed()
            .map(({ key, row: { receivedAt, report } }) => {
              const { kind, screen, at: _at, ...what } = report
              return (
                <tr key={key}>
                  <td className="nowrap muted">{receivedAt.slice(11, 19)}</td>
                  <td>{kind}</td>
                  <td>{screen}</td>
                  <td>
                    <code>{JSON.stringify(what)}</code>
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="muted">No reports.</p>}
    </>
  )
}
