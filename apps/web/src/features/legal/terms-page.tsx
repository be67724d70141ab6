import { LegalPage } from './legal-page.tsx'
import { termsText } from './terms-text.ts'

export const TermsPage = () => <LegalPage document={termsText} />
