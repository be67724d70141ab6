import { once } from 'node:events'
import { expect, it } from 'vitest'
import { settingsFor, spawnApi } from './testing/api-process.ts'

const good = settingsFor('postgresql://kostbar@127.0.0.1:1/kostbar')

/** Output of an API process whose start must fail. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { child, output } = spawnApi(settings)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output()).not.toMatch(/^\s+at /m)
  return output()
}

/** An invalid value per setting, and the allowed values its message names. */
const wrong: Record<string, [value: string, allowed: RegExp]> = {
  NODE_ENV: ['staging', /production.*development.*test/],
  API_PORT: ['70000', /1 to 65535/],
  DATABASE_URL: ['mysql://kostbar', /postgresql:\/\//],
  DATABASE_POOL: ['many', /2 to 200/],
  WEB_URL: ['kostbar.test', /https:\/\//],
  SESSION_SECRET: ['short', /32 characters/],
  LINK_SECRET: ['short', /32 characters/],
  DATA_KEYS: ['k1:dG9vLXNob3J0', /name:base64 of 32 random bytes/],
  SMTP_URL: ['https://mail', /smtp:\/\//],
  SITE_NAME: ['<b>', /1 to 60 characters/],
  MAIL_FROM: ['Kostbar', /name@host/],
  STRIPE_SECRET_KEY: ['pk_live_1', /sk_live_/],
  STRIPE_WEBHOOK_SECRET: ['short', /whsec_/],
  STRIPE_API_URL: ['stripe', /http:/],
  STRIPE_TAX: ['on', /off.*automatic/],
  TRUST_PROXY: ['everyone', /loopback/],
  STAFF_SECOND_FACTOR: ['maybe', /required.*optional/],
  LOG_LEVEL: ['loud', /debug.*silent/],
}

it.concurrent('names each invalid setting and its allowed values', async () => {
  const values = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]))
  const lines = (await refusal({ ...good, ...values })).split('\n')
  for (const [name, [value, allowed]] of Object.entries(wrong)) {
    const line = lines.find((text) => text.trim().startsWith(`${name}:`))
    expect(line, name).toMatch(allowed)
    if (/SECRET$|^DATA_KEYS$/.test(name)) expect(line).not.toContain(value)
  }
})

it.concurrent('names missing settings', async () => {
  const text = await refusal({})
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'LINK_SECRET', 'DATA_KEYS', 'SMTP_URL'])
    expect(text).toContain(name)
})

it.concurrent('reports an unreachable database in one sentence', async () => {
  expect(await refusal(good)).toContain('ECONNREFUSED')
})
