import { newsletter } from '@kostbar/contracts/newsletter'
import { NewsletterLink } from './newsletter-link.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

export const NewsletterUnsubscribePage = () => (
  <NewsletterLink
    endpoint={newsletter.unsubscribe}
    question={{ title: words.unsubscribeTitle, text: words.unsubscribeText, button: words.unsubscribe }}
    answer={{ title: words.unsubscribedTitle, text: words.unsubscribed }}
  />
)
