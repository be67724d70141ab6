import { withoutEmpty } from '@kostbar/contracts/environment'
import { isLoopback } from '@kostbar/contracts/loopback'
import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const url = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

const minSecretLength = 16

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
  WEB_HOST: z.string().default('127.0.0.1').describe('an address to listen on, for example 127.0.0.1'),
  WEB_PORT: port.default(3000).describe('a port from 1 to 65535'),
  API_URL: url.describe('where the API answers, for example http://127.0.0.1:3001'),
  STORAGE_URL: url.describe('where browsers reach the object storage, for example https://s3.example.org'),
  CONTENT_API_URL: url
    .prefault('https://api.storyblok.com/v2')
    .describe('where the content service answers, for example https://api.storyblok.com/v2'),
  CONTENT_FILES_URL: url
    .refine(({ pathname }) => /^\/f\/[\w-]+$/.test(pathname))
    .describe("where the content service delivers the space's files, for example https://a.storyblok.com/f/123456"),
  CONTENT_TOKEN: z.string().describe("the content service's public token"),
  CONTENT_PREVIEW_TOKEN: z
    .string()
    .optional()
    .describe('the preview token, for drafts; without one there is no visual editor'),
  CONTENT_OAUTH_TOKEN: z.string().optional().describe('a management token'),
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .optional()
    .refine((text) => text === undefined || text.length >= minSecretLength)
    .describe(`signs the content service's webhook; at least ${minSecretLength} characters`),
  CONTENT_CACHE: z
    .string()
    .optional()
    .describe('a directory for the disk cache of content and files; without one there is no disk cache'),
  WEB_URL: url.describe(
    'the public address of the web app, for example https://example.org; plain http only on this machine',
  ),
  APP_STORE_URL: url.optional().describe('where the app is in the App Store'),
  PLAY_STORE_URL: url.optional().describe('where the app is on Google Play'),
  TRAINER_VIDEO_URL: url.optional().describe('an explainer video: an mp4, a webm, or a page made to be embedded'),
  REVIEWS_URL: url.optional().describe('a schema.org AggregateRating in JSON, of a reviews service'),
  WEB_TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .optional()
    .describe('the number of trusted reverse proxies in front of this server, 0 to 10; required with an https WEB_URL'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .describe('the measurement id of the tag service, for example G-ABC123; without one there is no analytics'),
  ANALYTICS_SCRIPT_URL: url
    .prefault('https://www.googletagmanager.com/gtag/js')
    .describe('the script of the tag service'),
  ANALYTICS_DATA_LAYER: z
    .string()
    .regex(/^[A-Za-z_]\w{0,40}$/)
    .default('dataLayer')
    .describe('the name of the queue the tag service reads, for example dataLayer'),
  PIXEL_ID: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional()
    .describe('the id of a social network pixel, in digits; without one there is none'),
  PIXEL_SCRIPT_URL: url.prefault('https://connect.facebook.net/en_US/fbevents.js').describe('the script of the pixel'),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe('the event-loop delay in ms beyond which requests are refused, 0 to 60000; 0 never refuses'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug or silent'),
})

const schema = variables
  .refine(
    ({ NODE_ENV, WEB_URL }) => NODE_ENV !== 'production' || WEB_URL.protocol === 'https:' || isLoopback(WEB_URL),
    {
      path: ['WEB_URL'],
    },
  )
  // A wrong number of proxies breaks rate limits: without it, all visitors would share the proxy's address; with one
  // too many, visitors could forge theirs.
  .refine(
    ({ NODE_ENV, WEB_URL, WEB_TRUSTED_PROXIES }) =>
      NODE_ENV !== 'production' || WEB_URL.protocol === 'http:' || WEB_TRUSTED_PROXIES !== undefined,
    {
      path: ['WEB_TRUSTED_PROXIES'],
    },
  )
  .transform(({ WEB_TRUSTED_PROXIES = 0, ...env }) => ({ ...env, WEB_TRUSTED_PROXIES }))

export type Env = z.output<typeof schema>

/** Text about an invalid value for the error message; values of secrets and tokens are not shown. */
const shownValue = (name: string, value: string) =>
  /SECRET|TOKEN/.test(name) ? 'is not allowed' : `is ${JSON.stringify(value)}`

/**
 * Parses the environment variables; empty ones count as unset.
 * @throws Error that lists every invalid variable with its value and the allowed ones
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const environment = withoutEmpty(source)
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof variables.shape))
  const problems = [...names].map((name) => {
    const actual = environment[name] === undefined ? 'is missing' : shownValue(name, environment[name])
    return `${name} ${actual}; allowed: ${variables.shape[name].description}`
  })
  throw new Error(`The web server cannot start with this environment:\n${problems.join('\n')}`)
}
