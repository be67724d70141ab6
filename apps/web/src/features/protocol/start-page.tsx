import type { ReactNode } from 'react'
import { setTable } from '../../ui/illustration/scenes.ts'
import { StartPage } from '../../ui/start-page.tsx'
import { texts } from './texts.ts'

/** Start page: what to expect, and the entry as children (the consent or the choice of the first day). */
export const ProtocolStartPage = ({ children }: { readonly children: ReactNode }) => (
  <StartPage title={texts.title} lead={texts.motto} facts={texts.facts} illustration={setTable}>
    {children}
  </StartPage>
)
