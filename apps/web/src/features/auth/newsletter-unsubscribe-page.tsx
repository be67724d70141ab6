import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { NewsletterTokenPage } from './newsletter-token-page.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.newsletter

/** Target of the unsubscribe link in each newsletter. */
export const NewsletterUnsubscribePage = () => (
  <NewsletterTokenPage
    endpoint={newsletter.unsubscribe}
    question={{ title: pageTexts.unsubscribeTitle, text: pageTexts.unsubscribeText, button: pageTexts.unsubscribe }}
    answer={{ title: pageTexts.unsubscribedTitle, text: pageTexts.unsubscribed }}
  />
)
