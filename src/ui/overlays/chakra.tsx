import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '../theme/system.ts'

/** Wraps each block that uses Chakra's components. */
export function ChakraRoot({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
