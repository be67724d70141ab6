import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterLink } from './newsletter-link.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

/** Where the mailed link leads that confirms the newsletter. */
export const NewsletterConfirmPage = () => (
  <NewsletterLink
    endpoint={newsletter.confirm}
    question={{ title: words.confirmTitle, text: words.confirmText, button: words.confirm }}
    answer={{ title: words.confirmedTitle, text: words.confirmed }}
  />
)
