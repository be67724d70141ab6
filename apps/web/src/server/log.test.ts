// @vitest-environment node
import { expect, test } from 'vitest'
import { pathToLog } from './log.ts'

test.each([
  ['/passwort-zuruecksetzen?user=1&token=secret', '/passwort-zuruecksetzen'],
  ['/api/users/anna%40kostbar.test/forgotpassword', '/api/users/:email/forgotpassword'],
  ['/api/users/anna@kostbar.test/forgotpassword?x=1', '/api/users/:email/forgotpassword'],
  ['/profile', '/profile'],
])('%s is logged as %s', (url, logged) => {
  expect(pathToLog(url)).toBe(logged)
})
