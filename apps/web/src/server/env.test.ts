// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const required = {
  API_URL: 'http://127.0.0.1:3001',
  STORAGE_URL: 'http://127.0.0.1:3003',
  WEB_URL: 'http://127.0.0.1:3000',
  CONTENT_TOKEN: 'public',
  CONTENT_FILES_URL: 'https://a.storyblok.com/f/1',
}

test('defaults everything but four URLs and the content token', () => {
  expect(readEnv(required)).toMatchObject({ NODE_ENV: 'production', WEB_HOST: '127.0.0.1', WEB_PORT: 3000 })
})

test('requires exactly the settings that docs/operations.md lists', async () => {
  const operations = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const listed = /^\| web \| (.+) \|$/m.exec(operations)?.[1]?.match(/[A-Z_]+/g)
  expect(listed?.toSorted()).toEqual(Object.keys(required).toSorted())
  expect(() => readEnv({})).toThrow(new RegExp(`environment:(\n[A-Z_]+ is missing; .+){${listed?.length}}$`))
})

test('names every invalid value with what is allowed', () => {
  const parse = () => readEnv({ ...required, NODE_ENV: 'prod', WEB_PORT: '99999', API_URL: 'ftp://api' })
  expect(parse).toThrow('NODE_ENV is "prod"; allowed: production, development or test')
  expect(parse).toThrow('WEB_PORT is "99999"; allowed: a port from 1 to 65535')
  expect(parse).toThrow('API_URL is "ftp://api"; allowed: where the API answers, for example http://127.0.0.1:3001')
  expect(() => readEnv({ ...required, LOG_LEVEL: 'trace' })).toThrow('LOG_LEVEL is "trace"; allowed: fatal, error')
})

test('counts empty values as unset', () => {
  const names = ['WEB_PORT', 'CONTENT_API_URL', 'CONTENT_WEBHOOK_SECRET', 'APP_STORE_URL', 'WEB_TRUSTED_PROXIES']
  names.push('ANALYTICS_MEASUREMENT_ID', 'ANALYTICS_DATA_LAYER', 'PIXEL_ID', 'MAX_EVENT_LOOP_DELAY_MS', 'LOG_LEVEL')
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  expect(readEnv({ ...required, ...empty, WEB_HOST: ' ' })).toEqual(readEnv(required))
  expect(() => readEnv({ ...required, WEB_URL: '' })).toThrow('WEB_URL is missing')
})

test('refuses an address of files without the space', () => {
  for (const CONTENT_FILES_URL of [
    'https://a.storyblok.com',
    'https://a.storyblok.com/f/',
    'https://a.storyblok.com/f/1/x',
  ])
    expect(() => readEnv({ ...required, CONTENT_FILES_URL })).toThrow(/CONTENT_FILES_URL is .*\/f\/123456/)
})

test('names a missing value', () => {
  expect(() => readEnv({ ...required, WEB_URL: undefined })).toThrow('WEB_URL is missing')
})

describe('in production', () => {
  const open = { ...required, NODE_ENV: 'production', WEB_URL: 'https://kostbar.example', WEB_TRUSTED_PROXIES: '1' }

  test('an https site starts when it says how many proxies are in front of it, also none', () => {
    expect(readEnv(open).WEB_TRUSTED_PROXIES).toBe(1)
    expect(readEnv({ ...open, WEB_TRUSTED_PROXIES: '0' }).WEB_TRUSTED_PROXIES).toBe(0)
    for (const WEB_TRUSTED_PROXIES of [undefined, ''])
      expect(() => readEnv({ ...open, WEB_TRUSTED_PROXIES })).toThrow(/WEB_TRUSTED_PROXIES is .*required with an https/)
  })

  test('plain http is refused, except on this machine', () => {
    for (const WEB_URL of ['http://kostbar.example', 'http://10.0.0.7:3000'])
      expect(() => readEnv({ ...open, WEB_URL })).toThrow(/WEB_URL is .*plain http only on this machine/)
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(readEnv({ ...open, WEB_URL: `http://${host}:3000` }).WEB_URL.hostname).toBe(host)
    expect(readEnv({ ...open, NODE_ENV: 'development', WEB_URL: 'http://10.0.0.7' }).WEB_URL.hostname).toBe('10.0.0.7')
  })

  test('a short webhook secret is refused and not shown', () => {
    const read = () => readEnv({ ...open, CONTENT_WEBHOOK_SECRET: 'kurz-geheim' })
    expect(read).toThrow(/CONTENT_WEBHOOK_SECRET .*at least 16 characters/)
    expect(read).not.toThrow('kurz-geheim')
  })
})
