import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * Chakra's part in the portal: the behaviour of overlays, that is focus, keyboard, layers, placement. Their looks are
 * static stylesheets on the same tokens as everything else, so this system holds no recipe and no token, and computes
 * nothing at the start. All of Chakra stays out of the first paint: only blocks that are fetched when first opened
 * import this file.
 */
const system = createSystem({ preflight: false, disableLayers: true })

export function ChakraRoot({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
