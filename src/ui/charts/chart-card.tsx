import './charts.css'
import ChartColumn from 'lucide-react/icons/chart-column'
import Table2 from 'lucide-react/icons/table-2'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { IconButton } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { CHART_HEIGHT } from './chart-props.ts'

export interface ChartCardProps {
  readonly title: string
  /** Controls to select the data of the chart. */
  readonly controls?: ReactNode
  /** A small text under the chart that explains how to read it. */
  readonly note?: string | undefined
  /** Returns the chart, or a `ChartTable` of the same figures. */
  readonly children: (asTable: boolean) => ReactNode
}

/** A card with a chart, and a button that switches to its figures as a table. */
export function ChartCard({ title, controls, note, children }: ChartCardProps) {
  const { t } = useTranslation('ui')
  const [asTable, setAsTable] = useState(false)
  const view = (
    <IconButton
      size="small"
      className="chart-switch"
      icon={asTable ? <ChartColumn /> : <Table2 />}
      label={t(asTable ? 'chart.asChart' : 'chart.asTable', { title })}
      onClick={() => setAsTable(!asTable)}
    />
  )
  return (
    <Card
      title={title}
      actions={
        <>
          {controls}
          {view}
        </>
      }
    >
      <div style={{ minHeight: CHART_HEIGHT }}>{children(asTable)}</div>
      {note !== undefined && <p className="chart-foot">{note}</p>}
    </Card>
  )
}

export interface ChartTableProps {
  readonly caption: string
  /** The first column is the name of the row, the others are figures. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The figures of a chart, as a table of the same height. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const { t } = useTranslation('ui')
  const [first, ...figures] = columns
  return (
    // A scrolling box must be focusable by keyboard.
    <div
      className="chart-table"
      style={{ height: CHART_HEIGHT }}
      tabIndex={0}
      role="region"
      aria-label={`${caption}, ${t('rows', { count: rows.length, number: number(rows.length) })}`}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {figures.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
