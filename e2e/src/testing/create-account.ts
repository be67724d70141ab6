import { expect, inject } from 'vitest'
import { accountPassword } from './browser-page.ts'

/**
 * Creates an account for one test: for tests that end sessions, change passwords or delete accounts.
 * @returns its e-mail address; the password is `accountPassword`
 */
export const createAccount = (firstName: string): Promise<string> => signUp('/api/users/signup', firstName)

/** The same for a trainer, without client slots. */
export const createTrainer = (firstName: string): Promise<string> => signUp('/api/users/trainer/signup', firstName)

async function signUp(path: string, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.allein@example.test`
  const origin = inject('webUrl')
  const body = { email, firstName, password: accountPassword, phoneNumber: '0660 1234567' }
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return email
}
