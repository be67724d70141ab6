import { randomBytes } from 'node:crypto'
import { expect, inject } from 'vitest'
import { accountPassword } from './browser-page.ts'
import { randomAddress } from './random-address.ts'

/** Unique e-mail address, even for people of the same name. */
const ownAddress = (firstName: string) => `${firstName.toLowerCase()}.${randomBytes(4).toString('hex')}@example.test`

/**
 * Creates an account for one test: for tests that end sessions, change passwords or delete accounts.
 * @returns its e-mail address; the password is `accountPassword`
 */
export const createAccount = (firstName: string, email = ownAddress(firstName)): Promise<string> =>
  signUp('/users/signup', firstName, email)

/** Creates a trainer's account for one test, without client slots. @returns its e-mail address */
export const createTrainer = (firstName: string): Promise<string> =>
  signUp('/users/trainer/signup', firstName, ownAddress(firstName))

async function signUp(path: string, firstName: string, email: string): Promise<string> {
  const body = { email, firstName, password: accountPassword, phoneNumber: '0660 1234567' }
  const response = await fetch(inject('apiUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return email
}
