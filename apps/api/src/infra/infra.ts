import type { Company } from './company.ts'
import type { ContentCheck } from './content-check.ts'
import type { DataKeys } from './data-keys.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { Mailer } from './mailer.ts'
import type { Payments } from './payments/payments.ts'
import type { PublicPages } from './public-pages/public-pages.ts'
import type { Push } from './push/push.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Storage } from './storage.ts'

/** External services that features depend on. */
export interface Infra {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly storage: Storage
  readonly payments: Payments
  /** Check of the content service; undefined when the API has no token for it. */
  readonly checkContent: ContentCheck | undefined
  /** Details of the company for mails. */
  readonly company: Company
  readonly push: Push
  /** Fetches pages of the public internet whose address a user entered. */
  readonly pages: PublicPages
  readonly rateLimits: RateLimits
  readonly links: LinkTokens
  /** Encryption of health data. */
  readonly dataKeys: DataKeys
  /** Recipient of mails to the operator. */
  readonly operatorEmail: string
  /** Name of the product, as people read it. */
  readonly siteName: string
  /** Public address of the web app without a trailing slash. */
  readonly webUrl: string
}
