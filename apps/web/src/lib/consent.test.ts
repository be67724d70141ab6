import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readConsent, saveConsent } from './consent.ts'
import { deleteCookie } from './delete-cookie.ts'

afterEach(() => {
  deleteCookie('ef_reg_store')
})

test('reads a saved consent', () => {
  expect(readConsent()).toBeNull()
  saveConsent({ analytics: true })
  expect(readConsent()).toEqual({ analytics: true })
  saveConsent({ analytics: false })
  expect(readConsent()).toEqual({ analytics: false })
})

test('is stored for as long as the privacy notice says', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  saveConsent({ analytics: true })
  expect(setCookie).toHaveBeenCalledWith(expect.stringContaining(`max-age=${24 * 60 * 60};`))
  setCookie.mockRestore()
  const notice = readFileSync(join(import.meta.dirname, '../../../../content/datenschutz.yaml'), 'utf8')
  expect(notice).toMatch(/ef_reg_store:\*\* .+ 1 Tag; danach fragen wir noch einmal/)
})

test.each([
  'ef_reg_store=%7Bbroken',
  'ef_reg_store=%',
  'ef_reg_store=null',
  'ef_reg_store=1',
  'ef_reg_store=',
  'xef_reg_store={"analytics":true}',
])('%s is no consent', (cookies) => expect(readConsent(cookies)).toBeNull())

test('only `true` is a consent', () => {
  expect(readConsent('a=1; ef_reg_store={"analytics":"true"}')).toEqual({ analytics: false })
  expect(readConsent('ef_reg_store={}')).toEqual({ analytics: false })
  expect(readConsent('ef_reg_store={"analytics":true}; b=2')).toEqual({ analytics: true })
})
