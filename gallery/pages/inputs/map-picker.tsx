import { MapPicker, type MapPickerProps } from '@/ui/inputs/map-picker.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const Map = ({ of, initial }: { readonly of: string; readonly initial: MapPickerProps['position'] }) => (
  <StateHolder<MapPickerProps['position']> initial={initial}>
    {(position, onPick) => (
      <>
        <MapPicker label={`Map of ${of}`} position={position} onPick={onPick} />
        <p className="field-help">
          {position ? `${position.latitude}, ${position.longitude}` : 'Nothing picked'}
        </p>
      </>
    )}
  </StateHolder>
)

export const page: GalleryPage = {
  about:
    'A position on an outline of Belgium. A click or the arrow keys move the place, dragging moves the map.',
  states: {
    'Nothing picked': () => <Map of="no place" initial={undefined} />,
    'A place': () => <Map of="Bruges" initial={{ latitude: 51.2093, longitude: 3.2247 }} />,
    'Outside the country': () => <Map of="Lisbon" initial={{ latitude: 38.7223, longitude: -9.1393 }} />,
  },
}
