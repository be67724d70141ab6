import { password } from './test-app.ts'

let count = 0

/** Body of a sign-up with a new e-mail address. @param fields replace the default ones */
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

/** A parameter in the fragment of a mail's first link. */
export const linkParam = (text: string, name: string): string =>
  new URLSearchParams(linkIn(text).hash.slice(1)).get(name) ?? ''

/** The token of a mail's first link. It is in the fragment, which browsers never send to a server. */
export const tokenIn = (text: string): string => linkParam(text, 'token')
