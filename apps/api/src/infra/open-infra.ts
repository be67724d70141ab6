import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { companyFromContent, unknownCompany } from './company.ts'
import { contentCheck } from './content-check.ts'
import { dataKeys } from './data-keys.ts'
import { openDatabase } from './database.ts'
import type { Infra } from './infra.ts'
import { openJobs } from './jobs.ts'
import { linkTokens } from './link-tokens.ts'
import { openMailer } from './mailer.ts'
import { openPayments, type Payments, unconfiguredPayments } from './payments/payments.ts'
import { publicPages } from './public-pages/public-pages.ts'
import { openPush, type Push, unconfiguredPush } from './push/push.ts'
import { rateLimits } from './rate-limits.ts'
import { openStorage, type Storage } from './storage.ts'

type Settings = Omit<Env, 'API_HOST' | 'API_PORT' | 'SESSION_SECRET' | 'TRUST_PROXY' | 'LOG_LEVEL' | 'NODE_ENV'>

const storageOf = (env: Settings): Storage =>
  openStorage({
    endpoint: env.STORAGE_ENDPOINT,
    region: env.STORAGE_REGION,
    bucket: env.STORAGE_BUCKET,
    accessKey: env.STORAGE_ACCESS_KEY,
    secretKey: env.STORAGE_SECRET_KEY,
  })

const paymentsOf = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, STRIPE_TAX }: Settings): Payments =>
  STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? openPayments({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiUrl: STRIPE_API_URL,
        automaticTax: STRIPE_TAX === 'automatic',
      })
    : unconfiguredPayments

const pushOf = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, MAIL_FROM, PUSH_SERVICE_URL }: Settings): Push =>
  VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? openPush({
        publicKey: VAPID_PUBLIC_KEY,
        privateKey: VAPID_PRIVATE_KEY,
        subject: `mailto:${addressOf(MAIL_FROM)}`,
        localOrigin: PUSH_SERVICE_URL && new URL(PUSH_SERVICE_URL).origin,
      })
    : unconfiguredPush

/** E-mail address of a mailbox: `name@host` of `Name <name@host>`. */
const addressOf = (mailbox: string) => mailbox.replace(/^.*<(.+)>$/, '$1')

/** Opens all external services. @returns the services and `close`, which closes them all */
export async function openInfra(
  env: Settings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<{ infra: Infra; close(): Promise<void> }> {
  const database = openDatabase(env.DATABASE_URL, env.DATABASE_POOL, (err) =>
    log.warn({ err }, 'database connection lost'),
  )
  const jobs = await openJobs(env.DATABASE_URL, (err) => log.error({ err }, 'job queue'))
  const mailer = openMailer(env.SMTP_URL, env.MAIL_FROM)
  const storage = storageOf(env)
  const payments = paymentsOf(env)
  const infra: Infra = {
    database,
    jobs,
    mailer,
    storage,
    payments,
    checkContent: env.CONTENT_TOKEN ? contentCheck(env.CONTENT_API_URL, env.CONTENT_TOKEN) : undefined,
    company: env.CONTENT_TOKEN
      ? companyFromContent(env.CONTENT_API_URL, env.CONTENT_TOKEN, (err) =>
          log.warn({ err }, 'company details for mails could not be read'),
        )
      : unknownCompany,
    push: pushOf(env),
    pages: publicPages(),
    siteName: env.SITE_NAME,
    operatorEmail: addressOf(env.MAIL_FROM),
    rateLimits: rateLimits(database.pool),
    links: linkTokens(env.LINK_SECRET),
    dataKeys: dataKeys(env.DATA_KEYS),
    webUrl: env.WEB_URL.replace(/\/$/, ''),
  }
  const close = async () => {
    await jobs.close()
    mailer.close()
    storage.close()
    payments.close()
    await database.close()
  }
  return { infra, close }
}
