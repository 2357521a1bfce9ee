import { useForm } from 'react-final-form'
import { portalConfig } from '@/config/portal-config.ts'
import { MapPicker } from '@/ui/inputs/map-picker.tsx'
import { FieldGroup } from '../field-blocks.tsx'
import { useHeldField } from '../use-held-field.ts'
import { pastedPosition } from '../values/position.ts'
import { NumberField } from './number-fields.tsx'
import './position-field.css'

export interface PositionFieldProps {
  /** The name of the group of fields, which the map has too. */
  readonly label: string
  /** The paths of both values in the form. */
  readonly latitude: string
  readonly longitude: string
  /** Default: the form's labels. */
  readonly labels?: { readonly latitude: string; readonly longitude: string }
  readonly help?: string
}

/**
 * A position in degrees (R167), typed or picked on a map. Two degrees pasted into one field, as map sites copy them, fill
 * both fields.
 */
export function PositionField({ label, latitude, longitude, labels, help }: PositionFieldProps) {
  const form = useForm()
  const [north, east] = [useDegrees(latitude, 90), useDegrees(longitude, 180)]
  const put = (position: { readonly latitude: number; readonly longitude: number }): void =>
    form.batch(() => {
      form.change(latitude, position.latitude)
      form.change(longitude, position.longitude)
      form.blur(latitude)
      form.blur(longitude)
    })
  return (
    <div
      className="position-field contract-form-wide"
      role="group"
      aria-label={label}
      onPaste={(event) => {
        const pasted = pastedPosition(event.clipboardData.getData('text'))
        if (!pasted) return
        event.preventDefault()
        put(pasted)
      }}
    >
      <div className="position-field-degrees">
        <FieldGroup name={label}>
          <NumberField name={latitude} label={labels?.latitude} help={help} />
          <NumberField name={longitude} label={labels?.longitude} />
        </FieldGroup>
      </div>
      <MapPicker
        label={label}
        position={
          north === undefined || east === undefined ? undefined : { latitude: north, longitude: east }
        }
        onPick={put}
        tiles={portalConfig.mapTiles}
      />
    </div>
  )
}

/** The value of a field, when it is a number that the map has. */
function useDegrees(name: string, most: number): number | undefined {
  const { value } = useHeldField<unknown>(name, { subscription: { value: true } }).input
  return typeof value === 'number' && Math.abs(value) <= most ? value : undefined
}
