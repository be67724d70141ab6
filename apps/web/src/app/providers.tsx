import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Context providers around the router; the same on the server and in the browser. */
export const Providers = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <I18nProvider locale="de-AT">{children}</I18nProvider>
    </QueryClientProvider>
  </StrictMode>
)
