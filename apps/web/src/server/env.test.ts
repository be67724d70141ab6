// @vitest-environment node
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const needed = {
  API_URL: 'http://127.0.0.1:3001',
  STORAGE_URL: 'http://127.0.0.1:3003',
  WEB_URL: 'http://127.0.0.1:3000',
  CONTENT_TOKEN: 'public',
}

test('three addresses and a token are enough', () => {
  expect(readEnv(needed)).toMatchObject({ NODE_ENV: 'production', WEB_HOST: '127.0.0.1', WEB_PORT: 3000 })
})

test('every wrong value is named with what is allowed', () => {
  const wrong = () => readEnv({ ...needed, NODE_ENV: 'prod', WEB_PORT: '99999', API_URL: 'ftp://api' })
  expect(wrong).toThrow('NODE_ENV is "prod"; allowed: production, development or test')
  expect(wrong).toThrow('WEB_PORT is "99999"; allowed: a port from 1 to 65535')
  expect(wrong).toThrow('API_URL is "ftp://api"; allowed: where the API answers, for example http://127.0.0.1:3001')
})

test('a missing value is named too', () => {
  expect(() => readEnv({ ...needed, WEB_URL: undefined })).toThrow('WEB_URL is missing')
})
