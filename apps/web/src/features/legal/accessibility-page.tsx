import { accessibilityText } from './accessibility-text.ts'
import { LegalPage } from './legal-page.tsx'

export const AccessibilityPage = () => <LegalPage document={accessibilityText} />
