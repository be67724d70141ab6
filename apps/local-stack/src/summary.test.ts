import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { summary } from './summary.ts'

const addresses = {
  web: 'http://localhost:3000',
  api: 'http://localhost:3001',
  mail: 'http://localhost:3002',
  smtp: 'smtp://127.0.0.1:3012',
  payments: 'http://localhost:3005',
  database: 'postgresql://kostbar:secret@127.0.0.1:3006/kostbar',
}
const stripe = { apiUrl: 'http://127.0.0.1:3005', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
const none = { stripe: undefined, s3: undefined, storyblok: undefined }

it('shows the keys of the stand-ins, and no database password', () => {
  const text = stripVTControlCharacters(summary({ addresses, standIns: { ...none, stripe } }, true))
  expect(text).toContain('sk_test_1')
  expect(text).toContain('whsec_1')
  expect(text).not.toContain('secret@')
  expect(text).toContain('mitglied@kostbar.test')
})

it('shows no keys where services of one’s own are used', () => {
  expect(summary({ addresses, standIns: none }, false)).not.toContain('Stand-ins')
})
