import { loginPath, paths } from '../../lib/paths.ts'

/** Path of the invitation page; the token is in the fragment, which browsers do not send to servers. */
export const invitationPath = (token: string) => `${paths.acceptInvite}#${new URLSearchParams({ token })}`

/** Path of the registration page that accepts the invitation. */
export const signupWithInvitationPath = (token: string) => `${paths.signup}#${new URLSearchParams({ inviteId: token })}`

/** Path of the login page that returns to the invitation. */
export const loginToInvitationPath = (token: string) =>
  `${loginPath(paths.acceptInvite)}#${new URLSearchParams({ token })}`
