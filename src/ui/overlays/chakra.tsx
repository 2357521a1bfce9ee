import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * The portal uses Chakra only for the behaviour of overlays: focus, keyboard, layers, placement. Their styles are
 * static stylesheets with the same tokens as the rest of the portal. So this system has no recipes and no tokens, and
 * computes nothing at the start. Only blocks that are fetched on first use import this file, so that Chakra does not
 * delay the first paint.
 */
const system = createSystem({ preflight: false, disableLayers: true })

export function ChakraRoot({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
