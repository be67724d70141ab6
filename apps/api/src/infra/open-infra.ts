import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { dataKeys } from './data-keys.ts'
import { openDatabase } from './database.ts'
import type { Infra } from './infra.ts'
import { openJobs } from './jobs.ts'
import { linkTokens } from './link-tokens.ts'
import { openMailer } from './mailer.ts'
import { openPayments, type Payments, unconfiguredPayments } from './payments/payments.ts'
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

const paymentsOf = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Settings): Payments =>
  STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? openPayments({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL })
    : unconfiguredPayments

/** Opens all external services. @returns them, and `close` */
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
    operatorEmail: env.MAIL_FROM.replace(/^.*<(.+)>$/, '$1'),
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
