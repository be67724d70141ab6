import { loginPath, paths } from '../../lib/paths.ts'

/** The page of an invitation; the token is in the fragment, which browsers send to no server. */
export const invitationPath = (token: string) => `${paths.acceptInvite}#${new URLSearchParams({ token })}`

/** The registration that accepts an invitation. */
export const signupWithInvitationPath = (token: string) => `${paths.signup}#${new URLSearchParams({ inviteId: token })}`

/** The login page that returns to the invitation. */
export const loginToInvitationPath = (token: string) =>
  `${loginPath(paths.acceptInvite)}#${new URLSearchParams({ token })}`
