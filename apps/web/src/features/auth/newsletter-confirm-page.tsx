import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterTokenPage } from './newsletter-token-page.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

/** Where the mailed link leads that confirms the newsletter. */
export const NewsletterConfirmPage = () => (
  <NewsletterTokenPage
    endpoint={newsletter.confirm}
    question={{ title: words.confirmTitle, text: words.confirmText, button: words.confirm }}
    answer={{ title: words.confirmedTitle, text: words.confirmed }}
  />
)
