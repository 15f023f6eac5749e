import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

import { theme } from './theme.ts'

/** Wraps what the component library draws, so that pages without it do not carry it. The scheme is ours: see scheme.ts. */
export const Library = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={() => undefined}>
    {children}
  </MantineProvider>
)
