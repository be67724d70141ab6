import { withoutEmpty } from '@kostbar/contracts/environment'
import { isLoopback } from '@kostbar/contracts/loopback'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import * as z from 'zod'

/** Whole number in a range. Like every schema below, it has a single error message, which names the allowed values. */
function wholeNumber(min: number, max: number) {
  const allowed = `a whole number, ${min} to ${max}`
  return z.coerce.number(allowed).int(allowed).min(min, allowed).max(max, allowed)
}
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `one of ${values.join(', ')}`)
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `an address like ${example}` })
const secret = z.string('at least 32 characters').min(32, 'at least 32 characters')
/** Master keys of `DATA_KEYS`; a failure has the message of `parseMasterKeys`, which contains no key. */
const masterKeys = z.string('k1:base64 of 32 random bytes').transform((value, context) => {
  try {
    return parseMasterKeys(value)
  } catch (error) {
    context.addIssue((error as RangeError).message)
    return z.NEVER
  }
})
/** Base64url key of a VAPID key pair. @param bytes length of the decoded key */
const vapidKey = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `${bytes} bytes as base64url: npx web-push generate-vapid-keys`,
    )
const siteName = z
  .string()
  .trim()
  .regex(/^[^<>\r\n]{1,60}$/, '1 to 60 characters in one line, without < and >')
const mailbox = z
  .string()
  .regex(/^([^<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'name@host or Name <name@host>')

const proxy = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = z
  .string()
  .refine(
    (list) => list.split(',').every((part) => proxy.safeParse(part.trim()).success),
    'addresses or ranges separated by commas, or loopback',
  )

/** Whether a URL is on this machine, where `pnpm start` runs in production mode with stand-ins. */
const isLocal = (url: string) => isLoopback(new URL(url))

/** Whether the settings are those of a public installation. */
const isPublic = ({ NODE_ENV, WEB_URL }: { NODE_ENV: string; WEB_URL: string }) =>
  NODE_ENV === 'production' && !isLocal(WEB_URL)

const weakSecret = 'a random secret: openssl rand -base64 32'
const minDistinctCharacters = 12
const placeholder = /secret|passwor[dt]|change.?me|example|placeholder|12345678|abcdefgh/i
/** Whether a secret was typed rather than drawn at random: `xxxx…`, `change-me-…`. */
const isWeak = (text: string) => new Set(text).size < minDistinctCharacters || placeholder.test(text)

/** Addresses in the reserved top-level domain .test, which receives no mail. */
const reservedMailbox = /\.test>?$/

/** Settings of commands that use the database only. */
const databaseSettings = z.object({
  /** PostgreSQL; behind PgBouncer in transaction mode too. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database'),
})

/** Settings of the command that rotates master keys. */
const keySettings = z.object({
  ...databaseSettings.shape,
  /** Master keys that encrypt the data keys of users: `k2:base64,k1:base64`, the current one first. */
  DATA_KEYS: masterKeys,
})

const settings = z
  .object({
    ...keySettings.shape,
    NODE_ENV: oneOf('production', 'development', 'test').default('production'),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: wholeNumber(1, 65_535).default(3001),
    DATABASE_POOL: wholeNumber(2, 200).default(20),
    /** Event-loop delay in ms beyond which requests are refused with 503; 0 never refuses. */
    MAX_EVENT_LOOP_DELAY_MS: wholeNumber(0, 60_000).default(1000),
    /** Public URL of the web app: the only trusted origin, and the base of links in mails. */
    WEB_URL: address(/^https?$/, 'https://kostbar.example').default('http://localhost:3000'),
    /** Signs access tokens. */
    SESSION_SECRET: secret,
    /** Signs the links in mails. */
    LINK_SECRET: secret,
    SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
    /** Name of the product in mails, PDFs, notifications and authenticator apps: `site_name` of the content service. */
    SITE_NAME: siteName.default('Kostbar'),
    /** Sender of all mails, and recipient of declarations of withdrawal. */
    MAIL_FROM: mailbox.default('Kostbar <hallo@kostbar.test>'),
    /** Object storage (S3). Without an endpoint: AWS; without keys: the AWS SDK's credential chain. */
    STORAGE_ENDPOINT: address(/^https?$/, 'https://s3.example').optional(),
    STORAGE_REGION: z.string().default('eu-central-1'),
    STORAGE_BUCKET: z.string().default('kostbar'),
    STORAGE_ACCESS_KEY: z.string().optional(),
    STORAGE_SECRET_KEY: z.string().optional(),
    /** Stripe: secret key and signing secret of the webhook endpoint. Without them the shop is closed. */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'a secret key like sk_live_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'a signing secret like whsec_…')
      .optional(),
    /** Another server with Stripe's API: the local stand-in. */
    STRIPE_API_URL: address(/^https?$/, 'http://127.0.0.1:3005').optional(),
    /** Whether Stripe Tax, which has to be set up, determines the taxes of purchases. */
    STRIPE_TAX: oneOf('off', 'automatic').default('off'),
    /**
     * Content service of the web server: the source of the company details in mails. Whether it answers is on the admins'
     * status page.
     */
    CONTENT_API_URL: address(/^https?$/, 'https://api.storyblok.com/v2').default('https://api.storyblok.com/v2'),
    CONTENT_TOKEN: z.string().optional(),
    /** VAPID key pair of Web Push, base64url. Without it there are no push notifications. */
    VAPID_PUBLIC_KEY: vapidKey(65).optional(),
    VAPID_PRIVATE_KEY: vapidKey(32).optional(),
    /** Another push service, allowed besides those of browsers: the local stand-in. */
    PUSH_SERVICE_URL: address(/^https?$/, 'http://127.0.0.1:3007').optional(),
    /** Whether trainers and admins have to set up a second factor before they can do anything else. */
    STAFF_SECOND_FACTOR: oneOf('required', 'optional').default('required'),
    /** Proxies whose X-Forwarded-For is trusted: addresses, ranges, or `loopback`. */
    TRUST_PROXY: proxies.default('loopback'),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  })
  .refine((env) => !isPublic(env) || env.WEB_URL.startsWith('https:'), {
    path: ['WEB_URL'],
    error: 'an address with https:// unless it is on this machine: plain http can be read and changed on the network',
  })
  .refine((env) => !isPublic(env) || env.STAFF_SECOND_FACTOR === 'required', {
    path: ['STAFF_SECOND_FACTOR'],
    error: 'required, unless WEB_URL is on this machine',
  })
  .refine(({ NODE_ENV, SESSION_SECRET }) => NODE_ENV !== 'production' || !isWeak(SESSION_SECRET), {
    path: ['SESSION_SECRET'],
    error: weakSecret,
  })
  .refine(({ NODE_ENV, LINK_SECRET }) => NODE_ENV !== 'production' || !isWeak(LINK_SECRET), {
    path: ['LINK_SECRET'],
    error: weakSecret,
  })
  .refine(({ NODE_ENV, SESSION_SECRET, LINK_SECRET }) => NODE_ENV !== 'production' || SESSION_SECRET !== LINK_SECRET, {
    path: ['LINK_SECRET'],
    error: 'another secret than SESSION_SECRET',
  })
  .refine(({ STORAGE_ACCESS_KEY: key, STORAGE_SECRET_KEY: secret }) => !key === !secret, {
    path: ['STORAGE_SECRET_KEY'],
    error: 'both this and STORAGE_ACCESS_KEY, or neither',
  })
  .refine(({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => !key === !secret, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'both this and STRIPE_SECRET_KEY, or neither',
  })
  .refine(({ VAPID_PUBLIC_KEY: key, VAPID_PRIVATE_KEY: secret }) => !key === !secret, {
    path: ['VAPID_PRIVATE_KEY'],
    error: 'both this and VAPID_PUBLIC_KEY, or neither',
  })
  .refine((env) => !env.PUSH_SERVICE_URL || !isPublic(env), {
    path: ['PUSH_SERVICE_URL'],
    error: 'not set unless WEB_URL is on this machine: only the push services of browsers reach devices',
  })
  .refine((env) => !env.STRIPE_API_URL || !isPublic(env), {
    path: ['STRIPE_API_URL'],
    error: 'not set unless WEB_URL is on this machine: only Stripe itself takes real money',
  })
  .refine((env) => !reservedMailbox.test(env.MAIL_FROM) || !isPublic(env), {
    path: ['MAIL_FROM'],
    error: 'an address of your own unless WEB_URL is on this machine: mail to .test is lost',
  })

export type Env = z.infer<typeof settings>

function parseSettings<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const parsed = schema.safeParse(withoutEmpty(source))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are missing or wrong (see .env.example):\n${problems.join('\n')}`)
}

/**
 * Parses the environment variables; empty ones count as unset.
 * @throws Error naming each missing or invalid setting and its allowed values
 */
export const readEnv = (source: NodeJS.ProcessEnv): Env => parseSettings(settings, source)

/** Parses the settings of the command that rotates master keys. @throws Error as `readEnv` */
export const readKeySettings = (source: NodeJS.ProcessEnv): z.infer<typeof keySettings> =>
  parseSettings(keySettings, source)

/** Parses the settings of commands that use the database only. @throws Error as `readEnv` */
export const readDatabaseSettings = (source: NodeJS.ProcessEnv): z.infer<typeof databaseSettings> =>
  parseSettings(databaseSettings, source)
