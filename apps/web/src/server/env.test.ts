// @vitest-environment node
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const required = {
  API_URL: 'http://127.0.0.1:3001',
  STORAGE_URL: 'http://127.0.0.1:3003',
  WEB_URL: 'http://127.0.0.1:3000',
  CONTENT_TOKEN: 'public',
}

test('defaults everything but three URLs and the content token', () => {
  expect(readEnv(required)).toMatchObject({ NODE_ENV: 'production', WEB_HOST: '127.0.0.1', WEB_PORT: 3000 })
})

test('names every invalid value with what is allowed', () => {
  const parse = () => readEnv({ ...required, NODE_ENV: 'prod', WEB_PORT: '99999', API_URL: 'ftp://api' })
  expect(parse).toThrow('NODE_ENV is "prod"; allowed: production, development or test')
  expect(parse).toThrow('WEB_PORT is "99999"; allowed: a port from 1 to 65535')
  expect(parse).toThrow('API_URL is "ftp://api"; allowed: where the API answers, for example http://127.0.0.1:3001')
})

test('names a missing value', () => {
  expect(() => readEnv({ ...required, WEB_URL: undefined })).toThrow('WEB_URL is missing')
})
