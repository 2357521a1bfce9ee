import { DateInput } from '@/ui/inputs/date-input.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const day = (label: string, initial: string) => (
  <StateHolder initial={initial}>
    {(value, onChange) => <DateInput aria-label={label} label={label} value={value} onChange={onChange} />}
  </StateHolder>
)

export const page: GalleryPage = {
  about: 'A day, typed as dd/mm/yyyy (R279) or picked. The value is yyyy-MM-dd; a date has no time zone.',
  states: {
    Empty: () => day('Empty day', ''),
    Filled: () => day('Filled day', '2026-11-22'),
    'No date yet: stays as typed': () => day('Half a day', '31/02'),
    'A period': () => (
      <StateHolder<{ from?: string | undefined; to?: string | undefined }> initial={{ from: '2026-11-01' }}>
        {(period, change) => (
          <PeriodFilter
            label="Spent"
            from={period.from}
            to={period.to}
            onChange={(changed) => change({ ...period, ...changed })}
          />
        )}
      </StateHolder>
    ),
  },
}
