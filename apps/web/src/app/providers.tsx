import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'

/** Context providers around the router; the same on the server and in the browser. */
export const Providers = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </StrictMode>
)
