import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterTokenPage } from './newsletter-token-page.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.newsletter

/** Target of the mailed link that confirms a newsletter subscription (double opt-in). */
export const NewsletterConfirmPage = () => (
  <NewsletterTokenPage
    endpoint={newsletter.confirm}
    question={{ title: pageTexts.confirmTitle, text: pageTexts.confirmText, button: pageTexts.confirm }}
    answer={{ title: pageTexts.confirmedTitle, text: pageTexts.confirmed }}
  />
)
