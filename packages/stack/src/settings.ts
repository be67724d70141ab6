import { withoutEmpty } from '@kostbar/contracts/environment'
import { SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'
import { type ContentAccess, contentVariables, readOwnContent } from './content-access.ts'
import { type PaymentsAccess, paymentsVariables, readOwnPayments } from './payments-access.ts'
import { type Ports, portNames, readPorts } from './ports.ts'
import { readOwnStorage, type StorageAccess, storageVariables } from './storage-access.ts'

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` }).optional()

const environment = z.object({
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@127.0.0.1:5432/kostbar'),
  SMTP_URL: url(/^smtps?$/, 'smtp://127.0.0.1:1025'),
  ...storageVariables,
  ...contentVariables,
  ...paymentsVariables,
  WEB_URL: url(/^https?$/, 'http://127.0.0.1:3000'),
  SITE_NAME: z.string().default('Kostbar'),
  MAIL_FROM: z.string().default('Kostbar <hallo@kostbar.test>'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
  DEMO_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
})

/** Names of the environment variables that `readSettings` reads. */
export const settingNames: string[] = ['PORT_BASE', ...portNames, ...Object.keys(environment.shape)]

export type Settings = {
  ports: Ports
  /** A PostgreSQL to use instead of starting one. */
  databaseUrl: string | undefined
  /** A mail server to use instead of the local inbox. */
  smtpUrl: string | undefined
  /** An S3 storage to use instead of the stand-in. */
  ownStorage: StorageAccess | undefined
  /** A Storyblok space to use instead of the stand-in. */
  ownContent: ContentAccess | undefined
  /** A Stripe account to use instead of the stand-in. */
  ownPayments: PaymentsAccess | undefined
  /** Public URL of the web app; localhost and its port by default. */
  webUrl: string | undefined
  /** Name of the product in mails, PDFs and notifications. */
  siteName: string
  mailFrom: string
  logLevel: string
  /** Whether to seed demo accounts, whose password is public, into the stack's own database while it is empty. */
  seed: boolean
}

/**
 * Reads the settings of the stack from the environment, with defaults.
 * @throws SetupError naming the first wrong variable and what is allowed
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SetupError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const { DATABASE_URL, SMTP_URL, WEB_URL, MAIL_FROM, LOG_LEVEL, DEMO_DATA, SITE_NAME } = parsed.data
  return {
    ports: readPorts(env),
    databaseUrl: DATABASE_URL,
    smtpUrl: SMTP_URL,
    ownStorage: readOwnStorage(parsed.data),
    ownContent: readOwnContent(parsed.data),
    ownPayments: readOwnPayments(parsed.data),
    webUrl: WEB_URL?.replace(/\/$/, ''),
    siteName: SITE_NAME,
    mailFrom: MAIL_FROM,
    logLevel: LOG_LEVEL,
    seed: DEMO_DATA === 'yes' && !DATABASE_URL,
  }
}
