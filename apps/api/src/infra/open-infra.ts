import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { openDatabase } from './database.ts'
import type { Infra } from './infra.ts'
import { openJobs } from './jobs.ts'
import { linkTokens } from './link-tokens.ts'
import { openMailer } from './mailer.ts'
import { rateLimits } from './rate-limits.ts'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'SMTP_URL' | 'MAIL_FROM' | 'LINK_SECRET' | 'WEB_URL'>

/** The real outside world, and how to let go of it. */
export async function openInfra(
  env: Settings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<{ infra: Infra; close(): Promise<void> }> {
  const database = openDatabase(env.DATABASE_URL, env.DATABASE_POOL, (err) =>
    log.warn({ err }, 'database connection lost'),
  )
  const jobs = await openJobs(env.DATABASE_URL, 0.5, (err) => log.error({ err }, 'job queue'))
  const mailer = openMailer(env.SMTP_URL, env.MAIL_FROM)
  const infra: Infra = {
    database,
    jobs,
    mailer,
    rateLimits: rateLimits(database.pool),
    links: linkTokens(env.LINK_SECRET),
    webUrl: env.WEB_URL.replace(/\/$/, ''),
  }
  const close = async () => {
    await jobs.close()
    mailer.close()
    await database.close()
  }
  return { infra, close }
}
