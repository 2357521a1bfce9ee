import ImageUp from 'lucide-react/icons/image-up'
import { useTranslation } from 'react-i18next'
import { useFormField } from '@/forms/fields/fields.tsx'
import { useFieldText } from '@/forms/fields/field-texts.ts'
import { SettingsRow, type Inherited } from '@/forms/settings-row.tsx'
import { dateTime, number } from '@/i18n/formats.ts'
import { Field } from '@/ui/inputs/field.tsx'
import { typeNames } from '~files/image-file.ts'
import { chosen, type ImageType, type ImageValue } from './branding-form.ts'
import { useImageUrl, type ImageOwner } from './use-image-url.ts'
import styles from './branding.module.css'

export interface ImageFieldProps {
  readonly type: ImageType
  readonly owner: ImageOwner
  /** When the current image was uploaded, if there is an own one. */
  readonly changedOn: string | undefined
  readonly inherited: Inherited
}

/** One image: its requirements, the current or selected file, and whether it is inherited (R174, R204). */
export function ImageRow(props: ImageFieldProps) {
  const name = `images.${props.type.imageType}`
  return (
    <SettingsRow name={name} inherited={props.inherited}>
      <ImageField name={name} {...props} />
    </SettingsRow>
  )
}

function ImageField({ name, type, owner, changedOn }: ImageFieldProps & { readonly name: string }) {
  const { t } = useTranslation('branding')
  const { input, field } = useFormField<ImageValue>({ name, label: type.label, help: <Limits type={type} /> })
  useFieldText(name, (value: ImageValue) =>
    typeof value === 'object' ? value.file.name : t(`images.${value}`),
  )
  const { value } = input
  const url = useImageUrl(owner, type.imageType, value)
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    input.onChange(await chosen(file, type))
    input.onBlur() // Mark the field as touched, so that its error shows.
  }
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.image}>
          <span className={styles.thumbnail}>
            {url === undefined ? <span className="muted">{t('images.none')}</span> : <img src={url} alt="" />}
          </span>
          {typeof value === 'object' && <bdi className={styles.file}>{value.file.name}</bdi>}
          {value === 'own' && changedOn !== undefined && (
            <span className="muted">{t('images.changedOn', { moment: dateTime(changedOn) })}</span>
          )}
          <label className={`button ${styles.choose}`} data-size="small">
            <ImageUp aria-hidden="true" />
            <span>{t(url === undefined ? 'images.choose' : 'images.replace')}</span>
            <input
              {...control}
              type="file"
              className="sr-only"
              name={name}
              accept={type.acceptedTypes.join(',')}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = '' // Reset, so that choosing the same file after a correction fires `change` again.
                void choose(file)
              }}
            />
          </label>
        </div>
      )}
    </Field>
  )
}

function Limits({ type }: Pick<ImageFieldProps, 'type'>) {
  const { t } = useTranslation('branding')
  return t('images.limits', {
    types: typeNames(type.acceptedTypes),
    size: number(Math.floor(type.maxBytes / (1024 * 1024))),
    side: number(type.maxSide),
    width: number(type.recommendedWidth),
    height: number(type.recommendedHeight),
  })
}
