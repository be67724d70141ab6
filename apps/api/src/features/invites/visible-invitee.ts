import type { Invite } from '@kostbar/prisma/client'

/** Masks an address: `b…@example.at`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`

/**
 * Address and first name of an invitation as its trainer sees them. Those of a proposal are masked and hidden until the
 * member accepts.
 */
export const visibleInvitee = ({
  origin,
  status,
  email,
  firstName,
}: Pick<Invite, 'origin' | 'status' | 'email' | 'firstName'>) =>
  origin === 'INVITED' || status === 'ACCEPTED' ? { email, firstName } : { email: maskEmail(email), firstName: null }
