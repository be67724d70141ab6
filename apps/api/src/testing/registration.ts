import { password } from './test-app.ts'

let count = 0

/** A sign-up form of a new person. @param fields replace the usual ones */
export function registration(fields: { email?: string; firstName?: string; newsletter?: boolean } = {}) {
  count += 1
  return {
    email: `new${count}@example.test`,
    password,
    firstName: 'Nora',
    goals: '',
    phoneNumber: '0660 1234567',
    newsletter: false,
    ...fields,
  }
}

/** The first link of a mail's text. */
export const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

export const tokenIn = (text: string): string => linkIn(text).searchParams.get('token') ?? ''
