import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Locale of React Aria's own texts and sorting. Around each overlay and not around the app, because most pages open
 * without one: the provider is a kilobyte.
 */
export const OverlayLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="de-AT">{children}</I18nProvider>
)
