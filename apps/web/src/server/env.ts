import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const address = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

const optionalAddress = z.preprocess((text) => (text === '' ? undefined : text), address.optional())

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
  WEB_HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, for example 127.0.0.1'),
  WEB_PORT: port.default(3000).describe('a port from 1 to 65535'),
  API_URL: address.describe('where the API answers, for example http://127.0.0.1:3001'),
  STORAGE_URL: address.describe('where browsers reach the object storage, for example https://s3.example.org'),
  WEB_URL: address.describe('the public address of the web app, for example https://example.org'),
  APP_STORE_URL: optionalAddress.describe('where the app is in the App Store'),
  PLAY_STORE_URL: optionalAddress.describe('where the app is on Google Play'),
  TRAINER_VIDEO_URL: optionalAddress.describe('an explainer video: an mp4, a webm, or a page made to be embedded'),
  WEB_TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('how many proxies stand before this server, 0 to 10'),
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
