import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const secret = z.string().min(32, 'at least 32 characters')

const settings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(3001),
    /** PostgreSQL; behind PgBouncer in transaction mode too. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    /** Public address of the web app: the trusted origin, and the base of links in mails. */
    WEB_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    /** Signs access tokens. */
    SESSION_SECRET: secret,
    /** Signs the links in mails. */
    LINK_SECRET: secret,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().min(3).default('Kostbar <hallo@kostbar.test>'),
    /** Object storage (S3). AWS when there is no endpoint; its own ways to find keys when there are none. */
    STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    STORAGE_REGION: z.string().default('eu-central-1'),
    STORAGE_BUCKET: z.string().default('kostbar'),
    STORAGE_ACCESS_KEY: z.string().min(1).optional(),
    STORAGE_SECRET_KEY: z.string().min(1).optional(),
    /** Proxies whose X-Forwarded-For is believed: addresses, ranges, or `loopback`. */
    TRUST_PROXY: z.string().default('loopback'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(({ STORAGE_ACCESS_KEY: key, STORAGE_SECRET_KEY: secret }) => !key === !secret, {
    path: ['STORAGE_SECRET_KEY'],
    error: 'both this and STORAGE_ACCESS_KEY, or neither',
  })

export type Env = z.infer<typeof settings>

/**
 * Reads the settings once at start.
 * @throws Error naming every wrong setting and what is allowed
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = settings.safeParse(source)
  if (read.success) return read.data
  const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are missing or wrong (see .env.example):\n${wrong.join('\n')}`)
}
