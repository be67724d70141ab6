import { serverUrl } from '@kostbar/machine/postgres/server'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** URLs of all services; known before the services start. */
export type Addresses = {
  web: string
  api: string
  /** Inbox page; undefined with a mail server of one's own. */
  mail: string | undefined
  smtp: string
  /** Pages of the Stripe stand-in; undefined with a Stripe account of one's own. */
  payments: string | undefined
  database: string
}

/** Name of the database. */
export const databaseName = 'kostbar'

export const addressesOf = (
  { ports, databaseUrl, smtpUrl, ownPayments, webUrl }: Settings,
  secrets: Secrets,
): Addresses => ({
  web: webUrl ?? `http://localhost:${ports.WEB_PORT}`,
  api: `http://localhost:${ports.API_PORT}`,
  mail: smtpUrl ? undefined : `http://localhost:${ports.MAIL_WEB_PORT}`,
  smtp: smtpUrl ?? `smtp://127.0.0.1:${ports.SMTP_PORT}`,
  payments: ownPayments ? undefined : `http://localhost:${ports.PAYMENTS_PORT}`,
  database: databaseUrl ?? serverUrl(ports.DATABASE_PORT, secrets.databasePassword, databaseName),
})
