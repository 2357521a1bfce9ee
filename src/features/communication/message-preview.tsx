import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'
import { LANGUAGES } from '@/i18n/languages.ts'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import styles from './message-preview.module.css'

export interface MessageText {
  readonly language: string
  readonly title: string
  readonly body: string
}

interface MessagePreviewProps {
  /** The name of the sender, as app users see it. */
  readonly sender: string
  /** One text per language. The first one also serves all other languages. */
  readonly texts: readonly MessageText[]
}

/** A message as shown in the app, in one of its languages. An empty line starts a paragraph. The text is never HTML. */
export function MessagePreview({ sender, texts }: MessagePreviewProps) {
  const { t } = useTranslation('communication')
  const titleId = useId()
  const [chosen, setChosen] = useState<string>(LANGUAGES[0])
  const shown = texts.find(({ language }) => language === chosen) ?? texts[0]
  const nameOf = (code: string): string => t(`ui:languages.${code}`)
  const available = TEXT_LANGUAGES.filter(({ code }) => texts.some(({ language }) => language === code))
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('preview.title')}</h3>
      {available.length > 1 && (
        <Segmented
          label={t('preview.language')}
          value={shown?.language ?? chosen}
          options={available.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          onChange={setChosen}
        />
      )}
      <div className={styles.message}>
        <p className={styles.sender}>
          <bdi>{sender}</bdi>
        </p>
        {shown ? (
          <div lang={shown.language} dir="auto">
            <p className={styles.title}>{shown.title}</p>
            <p className={styles.body}>{shown.body}</p>
          </div>
        ) : (
          <p className="muted">{t('preview.empty')}</p>
        )}
      </div>
    </section>
  )
}
