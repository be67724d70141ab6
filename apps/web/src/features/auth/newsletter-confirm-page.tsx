import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterTokenPage } from './newsletter-token-page.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

/** Target of the mailed link that confirms a newsletter subscription (double opt-in). */
export const NewsletterConfirmPage = () => (
  <NewsletterTokenPage
    endpoint={newsletter.confirm}
    question={{ title: words.confirmTitle, text: words.confirmText, button: words.confirm }}
    answer={{ title: words.confirmedTitle, text: words.confirmed }}
  />
)
