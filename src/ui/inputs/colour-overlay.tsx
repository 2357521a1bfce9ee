import { ColorPicker, parseColor, type Color } from '@chakra-ui/react'
import Pipette from 'lucide-react/icons/pipette'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { ChakraRoot } from '../overlays/chakra.tsx'
import { parseHex } from '../theme/colour.ts'
import { DEFAULT_BRAND } from '../theme/brand.ts'
import type { ColourPickerProps } from './colour-picker.tsx'
import type { Opened } from './use-opener.ts'

type ColourOverlayProps = Pick<ColourPickerProps, 'label' | 'value' | 'onPick'> & Opened

/** The open colour panel under its button. Its code is loaded on first use. */
export function ColourOverlay({ label, value, onPick, triggerId, onClose }: ColourOverlayProps) {
  const { t } = useTranslation('ui')
  return (
    <ChakraRoot>
      <ColorPicker.Root
        open
        // The panel is positioned below the button.
        ids={{ trigger: triggerId, control: triggerId }}
        // The panel keeps its own colour: as hex, black and white have no hue, and the slider would jump.
        defaultValue={parseColor(parseHex(value) ? value : DEFAULT_BRAND).toFormat('hsba')}
        // On a narrow page it covers the field instead of leaving the viewport.
        positioning={{ placement: 'bottom-start', gutter: 6, strategy: 'fixed', overlap: true }}
        onValueChange={(picked) => onPick(hexOf(picked.value))}
        onOpenChange={({ open }) => !open && onClose()}
      >
        {/* In the top layer, so that neither a dialog nor a scrolling box clips it. */}
        <ColorPicker.Positioner popover="manual" ref={showPopover}>
          <ColorPicker.Content ref={focus} data-opened-by={triggerId} aria-label={t('colour.of', { label })}>
            <ColorPicker.Context>{(picker) => <Panel colour={picker.value} />}</ColorPicker.Context>
            {'EyeDropper' in window && (
              <ColorPicker.EyeDropperTrigger asChild aria-label={t('colour.fromScreen')}>
                <Button size="small" icon={<Pipette />}>
                  {t('colour.fromScreen')}
                </Button>
              </ColorPicker.EyeDropperTrigger>
            )}
          </ColorPicker.Content>
        </ColorPicker.Positioner>
      </ColorPicker.Root>
    </ChakraRoot>
  )
}

/** A square with the shades of one hue, and sliders for hue and opacity. */
function Panel({ colour }: { readonly colour: Color }) {
  const { t } = useTranslation('ui')
  const part = (channel: 'saturation' | 'brightness'): number => Math.round(colour.getChannelValue(channel))
  const hue = Math.round(colour.getChannelValue('hue'))
  const alpha = Math.round(colour.getChannelValue('alpha') * 100)
  return (
    <>
      <ColorPicker.Area className="colours-area" xChannel="saturation" yChannel="brightness">
        <ColorPicker.AreaBackground />
        <ColorPicker.AreaThumb
          aria-label={t('colour.shade')}
          aria-roledescription={t('colour.twoWays')}
          aria-valuetext={t('colour.shadeIs', {
            saturation: part('saturation'),
            brightness: part('brightness'),
          })}
        />
      </ColorPicker.Area>
      <ColorPicker.ChannelSlider channel="hue">
        <ColorPicker.ChannelSliderTrack />
        <ColorPicker.ChannelSliderThumb aria-label={t('colour.hue')} aria-valuetext={`${hue}°`} />
      </ColorPicker.ChannelSlider>
      <ColorPicker.ChannelSlider channel="alpha">
        <ColorPicker.TransparencyGrid size="8px" />
        <ColorPicker.ChannelSliderTrack />
        <ColorPicker.ChannelSliderThumb aria-label={t('colour.opacity')} aria-valuetext={`${alpha} %`} />
      </ColorPicker.ChannelSlider>
    </>
  )
}

/** Eight digits only if the colour is transparent. */
const hexOf = (colour: Color): string =>
  colour.toString(colour.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toUpperCase()

const showPopover = (element: HTMLElement | null): void => element?.showPopover?.() // Absent in jsdom.

/**
 * Focuses the panel. The library does so only when its own trigger opened it. React calls this ref again on each change
 * of the colour: by then another slider may have the focus, and keeps it.
 */
function focus(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return
  panel.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true })
}
