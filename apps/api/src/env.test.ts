import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const good = {
  DATABASE_URL: 'postgresql://kostbar@127.0.0.1:1/kostbar',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  LINK_SECRET: randomBytes(32).toString('base64url'),
  DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  MAIL_FROM: 'Kostbar <hallo@kostbar.example>',
}
const account = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const standIn = { ...account, STRIPE_API_URL: 'http://127.0.0.1:3005' }

it('only the settings that docs/operations.md lists have no default', async () => {
  const operations = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const listed = /^\| API \| (.+) \|$/m.exec(operations)?.[1]?.match(/[A-Z_]+/g) ?? []
  const missing = listed.map((name) => `  ${name}: .+`).join('\n')
  expect(() => readEnv({})).toThrow(new RegExp(`\\(see \\.env\\.example\\):\n${missing}$`))
})

describe('a stand-in for the payment service', () => {
  it.each(['https://kostbar.example', 'http://192.168.0.7:3000', 'http://localhost.kostbar.example'])(
    'is refused in production when the site is public: %s',
    (WEB_URL) => {
      const settings = { ...good, ...standIn, NODE_ENV: 'production', WEB_URL }
      expect(() => readEnv(settings)).toThrow(/STRIPE_API_URL: not set/)
      expect(() => readEnv({ ...settings, NODE_ENV: undefined })).toThrow(/STRIPE_API_URL: not set/)
    },
  )

  it.each([
    { NODE_ENV: 'production', WEB_URL: 'http://localhost:3000' },
    { NODE_ENV: 'production', WEB_URL: 'http://127.0.0.1:3000' },
    { NODE_ENV: 'development', WEB_URL: 'https://kostbar.example' },
  ])('is accepted with %o', (settings) => {
    expect(readEnv({ ...good, ...standIn, ...settings }).STRIPE_API_URL).toBe(standIn.STRIPE_API_URL)
  })
})

describe('an account at the payment service', () => {
  it('is accepted in production, and optional', () => {
    const settings = { ...good, NODE_ENV: 'production', WEB_URL: 'https://kostbar.example' }
    expect(readEnv({ ...settings, ...account }).STRIPE_SECRET_KEY).toBe('sk_test_x')
    expect(readEnv(settings).STRIPE_SECRET_KEY).toBeUndefined()
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, /STRIPE_WEBHOOK_SECRET: both/],
    [{ ...account, STRIPE_SECRET_KEY: 'pk_live_x' }, /STRIPE_SECRET_KEY: a secret key/],
  ])('requires key and webhook secret: %o', (settings, refusal) => {
    expect(() => readEnv({ ...good, ...settings })).toThrow(refusal)
  })
})

describe('empty settings', () => {
  it('count as unset', () => {
    const names = ['API_PORT', 'MAX_EVENT_LOOP_DELAY_MS', 'STORAGE_ENDPOINT', 'STORAGE_ACCESS_KEY', 'STRIPE_SECRET_KEY']
    names.push('STRIPE_API_URL', 'STRIPE_TAX', 'VAPID_PUBLIC_KEY', 'STAFF_SECOND_FACTOR', 'TRUST_PROXY', 'LOG_LEVEL')
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(readEnv({ ...good, ...empty, SITE_NAME: ' ' })).toEqual({ ...readEnv(good), DATA_KEYS: expect.anything() })
  })

  it('are missing where one is required', () => {
    expect(() => readEnv({ ...good, LINK_SECRET: '' })).toThrow(/LINK_SECRET: at least 32 characters/)
  })
})

describe('MAIL_FROM', () => {
  const open = { ...good, NODE_ENV: 'production', WEB_URL: 'https://kostbar.example' }

  it.each([undefined, 'hallo@kostbar.test', 'Kostbar <hallo@kostbar.test>'])(
    'must be able to receive mail when the site is public: refuses %s',
    (MAIL_FROM) => {
      expect(() => readEnv({ ...open, MAIL_FROM })).toThrow(/MAIL_FROM: an address of your own/)
      expect(readEnv({ ...open, MAIL_FROM, WEB_URL: 'http://localhost:3000' }).MAIL_FROM).toContain('hallo@')
    },
  )

  it('accepts any other address', () => {
    expect(readEnv(open).MAIL_FROM).toBe('Kostbar <hallo@kostbar.example>')
  })
})

describe('DATA_KEYS', () => {
  const key = () => randomBytes(32).toString('base64')

  it('is required', () => {
    expect(() => readEnv({ ...good, DATA_KEYS: undefined })).toThrow(/DATA_KEYS: k1:base64 of 32 random bytes/)
  })

  it('accepts several keys, the first of which is the current one', () => {
    expect(readEnv({ ...good, DATA_KEYS: `k2:${key()}, k1:${key()}` }).DATA_KEYS.current).toBe('k2')
  })

  it.each([
    ['too short', 'k1:QUFBQQ=='],
    ['no name', key()],
    ['a long key', `k1:${'QUFB'.repeat(12)}`],
    ['a typed key', `k1:${'QUFB'.repeat(10)}QUE=`],
    ['an empty entry', `k1:${key()},`],
    ['a name twice', `k1:${key()},k1:${key()}`],
  ])('refuses %s without showing the key', (_case, DATA_KEYS) => {
    const read = () => readEnv({ ...good, DATA_KEYS })
    expect(read).toThrow(/DATA_KEYS: (each key is (name:base64|random)|the names of the keys are distinct)/)
    expect(read).not.toThrow(DATA_KEYS.slice(-20))
  })
})

describe('a public installation', () => {
  const open = { ...good, NODE_ENV: 'production', WEB_URL: 'https://kostbar.example' }
  const random = randomBytes(32).toString('base64url')

  it('starts with https and random secrets, and requires a second factor of staff', () => {
    expect(readEnv(open).STAFF_SECOND_FACTOR).toBe('required')
  })

  it.each([
    ['plain http', { WEB_URL: 'http://kostbar.example' }, /WEB_URL: an address with https/],
    ['plain http in the own network', { WEB_URL: 'http://192.168.0.7:3000' }, /WEB_URL: an address with https/],
    ['one character over and over', { SESSION_SECRET: 'x'.repeat(40) }, /SESSION_SECRET: a random secret/],
    ['a word over and over', { LINK_SECRET: 'geheimnis'.repeat(5) }, /LINK_SECRET: a random secret/],
    ['a placeholder', { LINK_SECRET: `change-me-${random}` }, /LINK_SECRET: a random secret/],
    ['the same secret twice', { SESSION_SECRET: random, LINK_SECRET: random }, /LINK_SECRET: another secret/],
    ['staff without a second factor', { STAFF_SECOND_FACTOR: 'optional' }, /STAFF_SECOND_FACTOR: required/],
  ])('refuses %s, without showing a secret', (_case, settings, refusal) => {
    const read = () => readEnv({ ...open, ...settings })
    expect(read).toThrow(refusal)
    for (const [name, value] of Object.entries(settings)) if (name.endsWith('SECRET')) expect(read).not.toThrow(value)
  })

  it('is not what runs on this machine or in development', () => {
    const local = { ...open, WEB_URL: 'http://localhost:3000', STAFF_SECOND_FACTOR: 'optional' }
    expect(readEnv(local).STAFF_SECOND_FACTOR).toBe('optional')
    const development = {
      ...open,
      NODE_ENV: 'development',
      WEB_URL: 'http://192.168.0.7:3000',
      LINK_SECRET: 'x'.repeat(32),
    }
    expect(readEnv(development).WEB_URL).toBe('http://192.168.0.7:3000')
  })
})
