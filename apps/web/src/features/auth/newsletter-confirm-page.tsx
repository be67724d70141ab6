import { newsletter } from '@kostbar/contracts/newsletter'
import { NewsletterLink } from './newsletter-link.tsx'
import { texts } from './texts.ts'

const words = texts.newsletter

export const NewsletterConfirmPage = () => (
  <NewsletterLink
    endpoint={newsletter.confirm}
    question={{ title: words.confirmTitle, text: words.confirmText, button: words.confirm }}
    answer={{ title: words.confirmedTitle, text: words.confirmed }}
  />
)
