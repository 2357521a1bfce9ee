import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '../theme/system.ts'

/** Around each block that is made of Chakra's components. */
export function ChakraRoot({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
