import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { describe, expect, it } from 'vitest'
import { paymentsEnvironment } from './payments-access.ts'
import { repositoryRoot } from './repository.ts'
import { apiEnvironment } from './services/api.ts'
import { webEnvironment } from './services/web.ts'
import { readSettings, settingNames } from './settings.ts'
import { prepareContext } from './stack.ts'

/** Names of the settings in .env.example: those that `start` honours, and those below them, which it ignores. */
async function listedSettings() {
  const text = await readFile(join(repositoryRoot, '.env.example'), 'utf8')
  const [honoured = '', ignored = ''] = text.split(/^# --- For deployments only.*$/m)
  const namesIn = (part: string) => [...part.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
  return { honoured: namesIn(honoured), ignored: namesIn(ignored) }
}

describe('the settings of the stack', () => {
  it('start everything locally by default', () => {
    expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
      ownStorage: undefined,
      webUrl: undefined,
      seed: true,
    })
  })

  it('accept an own database and mail server', () => {
    const databaseUrl = 'postgresql://kostbar:kostbar@127.0.0.1:3006/kostbar'
    const smtpUrl = 'smtp://127.0.0.1:3012'
    const settings = readSettings({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, WEB_URL: 'https://example.test/' })
    expect(settings).toMatchObject({ databaseUrl, smtpUrl, webUrl: 'https://example.test' })
  })

  it('never seed demo accounts, whose password is public, into an own database', () => {
    const DATABASE_URL = 'postgresql://kostbar:kostbar@db.example/kostbar'
    expect(readSettings({ DATABASE_URL }).seed).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO_DATA: 'yes' }).seed).toBe(false)
    expect(readSettings({ DEMO_DATA: 'no' }).seed).toBe(false)
  })

  it('accept an own object storage with its keys', () => {
    const keys = { STORAGE_ACCESS_KEY: 'key', STORAGE_SECRET_KEY: 'secret' }
    const endpoint = 'https://s3.eu-west-1.amazonaws.com'
    const { ownStorage } = readSettings({ STORAGE_ENDPOINT: endpoint, STORAGE_REGION: 'eu-west-1', ...keys })
    expect(ownStorage).toEqual({
      endpoint,
      region: 'eu-west-1',
      bucket: 'kostbar',
      accessKey: 'key',
      secretKey: 'secret',
    })
    expect(() => readSettings({ STORAGE_ENDPOINT: endpoint, STORAGE_ACCESS_KEY: 'key' })).toThrow(
      'STORAGE_ENDPOINT needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY beside it.',
    )
  })

  it('accept an own Stripe account with its webhook secret', () => {
    const secretKey = 'sk_test_51abc'
    const { ownPayments } = readSettings({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'whsec_abc' })
    expect(ownPayments).toEqual({ secretKey, webhookSecret: 'whsec_abc', apiUrl: undefined })
    expect(() => readSettings({ STRIPE_SECRET_KEY: secretKey })).toThrow(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.',
    )
  })

  it('give the API the address of a payment service only when it is not Stripe itself', () => {
    const access = { secretKey: 'sk_test_51abc', webhookSecret: 'whsec_abc' }
    const secrets = { STRIPE_SECRET_KEY: access.secretKey, STRIPE_WEBHOOK_SECRET: access.webhookSecret }
    expect(paymentsEnvironment({ ...access, apiUrl: undefined })).toEqual(secrets)
    const apiUrl = 'http://127.0.0.1:3005'
    expect(paymentsEnvironment({ ...access, apiUrl })).toEqual({ ...secrets, STRIPE_API_URL: apiUrl })
  })

  it.each([
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be an address like postgresql://user:password@127.0.0.1:5432/kostbar.',
    ],
    ['SMTP_URL', 'localhost:25', 'SMTP_URL must be an address like smtp://127.0.0.1:1025.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
    ['DEMO_DATA', 'maybe', 'DEMO_DATA must be yes or no.'],
  ])('refuse %s=%s by name', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })

  it('are listed in .env.example, apart from those that `start` sets itself', async () => {
    const context = await prepareContext({}, readSettings({}), await temporaryDirectory())
    const { honoured, ignored } = await listedSettings()
    expect(honoured).toEqual(expect.arrayContaining(settingNames))
    // NODE_ENV follows from the command: `start` or `dev`.
    const given = ['NODE_ENV', ...Object.keys({ ...apiEnvironment(context), ...webEnvironment(context) })]
    expect(ignored.toSorted()).toEqual(given.filter((name) => !settingNames.includes(name)).toSorted())
  })
})
