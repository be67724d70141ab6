import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const address = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

const optionalAddress = z.preprocess((text) => (text === '' ? undefined : text), address.optional())
/** Empty counts as left out. */
const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
  WEB_HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, for example 127.0.0.1'),
  WEB_PORT: port.default(3000).describe('a port from 1 to 65535'),
  API_URL: address.describe('where the API answers, for example http://127.0.0.1:3001'),
  STORAGE_URL: address.describe('where browsers reach the object storage, for example https://s3.example.org'),
  CONTENT_API_URL: address
    .prefault('https://api.storyblok.com/v2')
    .describe('where the content service answers, for example https://api.storyblok.com/v2'),
  CONTENT_FILES_URL: address
    .prefault('https://a.storyblok.com')
    .describe('where the content service delivers files, for example https://a.storyblok.com'),
  CONTENT_TOKEN: z.string().min(1).describe("the content service's public token"),
  CONTENT_PREVIEW_TOKEN: optional.describe('the token that sees drafts; without one there is no visual editor'),
  CONTENT_OAUTH_TOKEN: optional.describe('a management token, if calls are to be made with one'),
  CONTENT_WEBHOOK_SECRET: optional.describe("signs the content service's webhook"),
  CONTENT_CACHE: optional.describe('a directory for the last good content and pictures; left out, they are not kept'),
  WEB_URL: address.describe('the public address of the web app, for example https://example.org'),
  APP_STORE_URL: optionalAddress.describe('where the app is in the App Store'),
  PLAY_STORE_URL: optionalAddress.describe('where the app is on Google Play'),
  TRAINER_VIDEO_URL: optionalAddress.describe('an explainer video: an mp4, a webm, or a page made to be embedded'),
  REVIEWS_URL: optionalAddress.describe(
    "where a reviews service's figures are, as a schema.org AggregateRating in JSON",
  ),
  WEB_TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('how many proxies stand before this server, 0 to 10'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .describe('the measurement id of the tag service, for example G-ABC123; left out, nothing is counted'),
  ANALYTICS_SCRIPT_URL: address
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
    .describe('the id of the pixel of a social network, in digits; left out, there is none'),
  PIXEL_SCRIPT_URL: address
    .prefault('https://connect.facebook.net/en_US/fbevents.js')
    .describe('the script of the pixel'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

export type Env = z.output<typeof schema>

/**
 * Reads the server's settings.
 * @throws Error naming every wrong variable, what it holds and what is allowed
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof schema.shape))
  const complaints = [...names].map((name) => {
    const held = variables[name] === undefined ? 'is missing' : `is ${JSON.stringify(variables[name])}`
    return `${name} ${held}; allowed: ${schema.shape[name].description}`
  })
  throw new Error(`The web server cannot start with this environment:\n${complaints.join('\n')}`)
}
