import { useTranslation } from 'react-i18next'
import { getHelp } from '@/api/generated/operations/help.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { reportProblem } from '@/trouble/report-problem.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import styles from './help-screen.module.css'

type Contact = components['schemas']['HelpContact']

export default function HelpScreen() {
  const { t } = useTranslation('help')
  const help = useRead(getHelp, { body: { language: currentLanguage() } }, { keep: true })
  return (
    <ScreenFrame name="Help">
      <Loaded read={help}>
        {({ sections, contact, readMoreUrl }) => (
          <div className={styles.columns}>
            <div className={styles.sections}>
              {sections.length === 0 && <EmptyState kind="nothing-yet" title={t('empty')} />}
              {sections.map(({ title, body }) => (
                <Card key={title} title={title}>
                  {body.split(/\n\s*\n/).map((paragraph) => (
                    <p key={paragraph} className={styles.paragraph}>
                      {paragraph}
                    </p>
                  ))}
                </Card>
              ))}
              {readMoreUrl !== undefined && <a href={readMoreUrl}>{t('readMore')}</a>}
            </div>
            <ContactCard contact={contact} />
          </div>
        )}
      </Loaded>
    </ScreenFrame>
  )
}

function ContactCard({ contact: { email, phone, openingHours } }: { readonly contact: Contact }) {
  const { t } = useTranslation(['help', 'common'])
  const items = [
    { label: t('contact.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: t('contact.phone'), value: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> },
    { label: t('contact.openingHours'), value: openingHours },
  ]
  return (
    <Card title={t('contact.title')}>
      <div className="stack">
        <PropertyList narrow items={items.filter(({ value }) => value !== undefined)} />
        <div>
          <Button onClick={reportProblem}>{t('common:report')}</Button>
        </div>
      </div>
    </Card>
  )
}
