import { afterEach, expect, test } from 'vitest'
import { readConsent, saveConsent } from './consent.ts'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a person would clear it
  document.cookie = 'ef_reg_store=; path=/; max-age=0'
})

test('what was decided is read again', () => {
  expect(readConsent()).toBeNull()
  saveConsent({ analytics: true })
  expect(readConsent()).toEqual({ analytics: true })
  saveConsent({ analytics: false })
  expect(readConsent()).toEqual({ analytics: false })
})

test.each([
  'ef_reg_store=%7Bbroken',
  'ef_reg_store=%',
  'ef_reg_store=null',
  'ef_reg_store=1',
  'ef_reg_store=',
  'xef_reg_store={"analytics":true}',
])('%s decides nothing', (cookies) => expect(readConsent(cookies)).toBeNull())

test('only true is a yes', () => {
  expect(readConsent('a=1; ef_reg_store={"analytics":"true"}')).toEqual({ analytics: false })
  expect(readConsent('ef_reg_store={}')).toEqual({ analytics: false })
  expect(readConsent('ef_reg_store={"analytics":true}; b=2')).toEqual({ analytics: true })
})
