import { randomInt } from 'node:crypto'
import { expect, inject } from 'vitest'
import { accountPassword } from './browser-page.ts'

/**
 * Creates an account for one test: for tests that end sessions, change passwords or delete accounts.
 * @returns its e-mail address; the password is `accountPassword`
 */
export const createAccount = (firstName: string): Promise<string> => signUp('/users/signup', firstName)

/** The same for a trainer, without client slots. */
export const createTrainer = (firstName: string): Promise<string> => signUp('/users/trainer/signup', firstName)

/** An address for documentation networks (RFC 5737): sign-ups are limited by address, and the tests need more. */
const randomAddress = () => `203.0.113.${randomInt(1, 255)}`

async function signUp(path: string, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.allein@example.test`
  const body = { email, firstName, password: accountPassword, phoneNumber: '0660 1234567' }
  const response = await fetch(inject('apiUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return email
}
