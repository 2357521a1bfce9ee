import { useForm } from 'react-final-form'
import { portalConfig } from '@/config/portal-config.ts'
import { PlaceMap } from '@/ui/inputs/place-map.tsx'
import { FieldGroup } from '../field-blocks.tsx'
import { useHeldField } from '../use-held-field.ts'
import { pastedPosition } from '../values/position.ts'
import { NumberField } from './number-fields.tsx'
import './position-field.css'

export interface PositionFieldProps {
  /** The name of the group of both fields. */
  readonly label: string
  /** The paths of both values in the form. */
  readonly latitude: string
  readonly longitude: string
  /** Default: the form's labels. */
  readonly labels?: { readonly latitude: string; readonly longitude: string }
  readonly help?: string
}

/**
 * A position in degrees (R167), with a map of it. Pasting a pair of degrees, as map sites copy them, fills both fields.
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
      {north !== undefined && east !== undefined && (
        <PlaceMap position={{ latitude: north, longitude: east }} tiles={portalConfig.mapTiles} />
      )}
    </div>
  )
}

/** The value of a field, if it is a number that a position can have. */
function useDegrees(name: string, max: number): number | undefined {
  const { value } = useHeldField<unknown>(name, { subscription: { value: true } }).input
  return typeof value === 'number' && Math.abs(value) <= max ? value : undefined
}
