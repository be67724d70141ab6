import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.ts'

export const PrivacyPage = () => <LegalPage document={privacyText} />
