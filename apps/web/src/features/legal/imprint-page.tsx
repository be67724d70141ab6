import { imprintText } from './imprint-text.ts'
import { LegalPage } from './legal-page.tsx'

export const ImprintPage = () => <LegalPage document={imprintText} />
