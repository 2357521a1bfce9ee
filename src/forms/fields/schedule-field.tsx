import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'
import { Schedule } from '@/ui/basics/schedule.tsx'
import { shownRule } from '../field-blocks.tsx'
import { FIELD_PARTS, useHeldField } from '../use-held-field.ts'
import { TextField, type FormFieldProps } from './fields.tsx'
import { TYPING_PAUSE_MS, useContentAnnouncement } from '@/ui/feedback/use-announcement.ts'

/** The most common schedules, so that few users need to know the notation. */
const USUAL = { daily: '0 0 * * *', weekly: '0 0 * * 1', monthly: '0 0 1 * *', yearly: '0 0 1 1 *' } as const

/** R205, G175: a schedule in cron notation, with a description and its next five runs while the user types. */
export function ScheduleField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { input, meta } = useHeldField<string>(props.name, { subscription: FIELD_PARTS })
  const broken = shownRule(meta)
  const cron = input.value.trim()
  const words = useContentAnnouncement<HTMLDivElement>({ wait: TYPING_PAUSE_MS })
  return (
    <div className="stack stack-tight">
      <TextField {...props} spellCheck={false} autoComplete="off" />
      {props.readOnly !== true && (
        <div className="row" role="group" aria-label={t('schedule.usual')}>
          {Object.entries(USUAL).map(([name, value]) => (
            <Button
              key={name}
              size="small"
              aria-pressed={cron === value}
              onClick={() => input.onChange(value)}
            >
              {t(`schedule.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <div ref={words}>{cron !== '' && broken === undefined && <Schedule cron={cron} nextCount={5} />}</div>
    </div>
  )
}
