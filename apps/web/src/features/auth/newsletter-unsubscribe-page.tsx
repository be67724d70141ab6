import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterTokenPage } from './newsletter-token-page.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

/** Target of the unsubscribe link in each newsletter. */
export const NewsletterUnsubscribePage = () => (
  <NewsletterTokenPage
    endpoint={newsletter.unsubscribe}
    question={{ title: words.unsubscribeTitle, text: words.unsubscribeText, button: words.unsubscribe }}
    answer={{ title: words.unsubscribedTitle, text: words.unsubscribed }}
  />
)
