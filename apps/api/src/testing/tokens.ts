import type { auth } from '@kostbar/contracts/auth/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'

/** The tokens of an answer to a native app. @throws Error when there are none, as in answers to browsers */
export function tokensIn({ access_token, refresh_token }: Answer<typeof auth.signin>) {
  if (!access_token || !refresh_token) throw new Error('The answer holds no tokens')
  return { access_token, refresh_token }
}
