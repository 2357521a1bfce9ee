import { defineSlotRecipe } from '@chakra-ui/react'
import { panel } from './panel.ts'

const thumb = {
  width: '18px',
  height: '18px',
  border: '2px solid white',
  borderRadius: '50%',
  boxShadow: '0 0 0 1px rgb(17 21 28 / 0.5)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid {colors.brand.ring}', outlineOffset: '2px' },
} as const

/** The track under the thumb of a slider: longer by half a thumb at both ends. */
const track = { height: '14px', marginInline: '-7px', borderRadius: '7px' } as const

export const colorPickerRecipe = defineSlotRecipe({
  slots: [
    'positioner',
    'content',
    'area',
    'areaBackground',
    'areaThumb',
    'channelSlider',
    'channelSliderTrack',
    'channelSliderThumb',
    'transparencyGrid',
  ],
  base: {
    positioner: panel.positioner,
    content: { ...panel.content, display: 'grid', gap: '1-5', width: '248px' },
    area: { height: '160px', borderRadius: 'small' },
    areaBackground: { height: '100%', borderRadius: 'small' },
    areaThumb: thumb,
    channelSlider: { height: '14px', marginInline: '7px' },
    channelSliderTrack: track,
    channelSliderThumb: { ...thumb, translate: '-50% -50%' },
    transparencyGrid: track,
  },
})
