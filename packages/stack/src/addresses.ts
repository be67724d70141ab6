import { serverUrl } from '@kostbar/machine/postgres/server'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Where everything answers; known before anything runs, so that the parts can be started in any order. */
export type Addresses = {
  web: string
  api: string
  /** The mail inbox's page; undefined when mail goes to a server of one's own. */
  mail: string | undefined
  smtp: string
  /** The payment stand-in's pages; undefined with an account of one's own at the service. */
  payments: string | undefined
  database: string
}

/** The database that holds everything the product keeps. */
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
