import type { InviteStatus } from '@kostbar/contracts/invites/schemas'
import type { LinkedInvitation } from './linked-invitation.ts'

type StoredInvitee = Pick<LinkedInvitation, 'origin' | 'email' | 'firstName'> & { status: InviteStatus }

/** Masks an address: `b…@example.at`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`

/**
 * Address and first name of an invitation as its trainer sees them. Those of a proposal are masked and hidden until the
 * member accepts.
 */
export const visibleInvitee = ({ origin, status, email, firstName }: StoredInvitee) =>
  origin === 'INVITED' || status === 'ACCEPTED' ? { email, firstName } : { email: maskEmail(email), firstName: null }
