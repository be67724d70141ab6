import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { email, id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { publicTrainer } from '../trainers/profile.ts'
import { inviteMessageLength, invitesMax } from './limits.ts'

export const inviteStatus = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REVOKED'])
export type InviteStatus = z.infer<typeof inviteStatus>

/** Token from the link of a mailed invitation. */
const token = z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(200, texts.default))

/** Person to invite. */
export const invitee = z.object({
  email,
  firstName: z._default(z.nullable(line(60)), null),
  message: z._default(paragraph(inviteMessageLength), ''),
})

/**
 * Verdict on a line of a call: `OK` is sent; every other verdict tells why it is not. `NOT_A_MEMBER`: the address
 * belongs to a trainer or admin.
 */
const inviteVerdict = z.enum([
  'OK',
  'DUPLICATE',
  'OWN_ADDRESS',
  'NOT_A_MEMBER',
  'ALREADY_CLIENT',
  'ALREADY_INVITED',
  'TOO_MANY_MAILS',
  'TOO_MANY_OPEN',
  'NO_SLOT',
])
export type InviteVerdict = z.infer<typeof inviteVerdict>

const invitees = z.object({
  invites: z.array(invitee).check(z.minLength(1, texts.invites), z.maxLength(invitesMax, texts.invites)),
})

const verdicts = z.object({
  /** One verdict per line, in the order of the request. */
  items: z.array(z.object({ email: z.string(), verdict: inviteVerdict })),
  /** Number of free client slots: in a preview before sending, otherwise after sending. */
  free: z.int(),
})
export type InviteVerdicts = z.input<typeof verdicts>

/** Invitation as its trainer sees it. */
export const invite = z.object({
  id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  status: inviteStatus,
  /** Whether an admin proposed it (assignment); it then takes no client slot. */
  isAssigned: z.boolean(),
  lastSentAt: timestamp,
  expiresAt: timestamp,
  closedAt: z.nullable(timestamp),
  /** Id of the account that accepted it, while the trainer coaches it; null otherwise. */
  clientId: z.nullable(id),
  /** Number of times it can be sent again; 0 for an invitation that is closed for good. */
  resendsLeft: z.int(),
  /** Earliest time at which it can be sent again. */
  resendableAt: timestamp,
})
export type Invite = z.input<typeof invite>

/**
 * State of a mailed invitation: `REPLACED` by a newer mail, `UNAVAILABLE` while its trainer cannot take on clients;
 * otherwise the invitation's status.
 */
const invitationState = z.enum([...inviteStatus.options, 'REPLACED', 'UNAVAILABLE'])
export type InvitationState = z.infer<typeof invitationState>

/** Mailed invitation, as the holder of its link sees it. */
export const invitation = z.object({
  state: invitationState,
  /** German sentence about the state; empty for OPEN. */
  stateText: z.string(),
  /** Whether an admin proposed this trainer to a member who bought a coaching product. */
  isProposal: z.boolean(),
  trainer: publicTrainer,
  /** Invited e-mail address, masked except for its first character and domain. */
  maskedEmail: z.string(),
  /** First name as the trainer entered it. */
  firstName: z.nullable(z.string()),
  message: z.string(),
  expiresAt: timestamp,
  /** Version and texts of the consents that accepting gives. */
  consent: z.object({ version: z.string(), HEALTH: z.string(), COACHING: z.string() }),
})
export type Invitation = z.input<typeof invitation>

/** Whether the signed-in user can accept an invitation. */
export const eligibility = z.object({
  /** German sentence why the user cannot accept; null when they can. */
  obstacle: z.nullable(z.string()),
  /** Whether the invitation was sent to another address than the account's. */
  isOtherAddress: z.boolean(),
  /** Current trainer, whom accepting replaces; null without one, or when it is the inviting trainer. */
  currentTrainer: z.nullable(z.object({ firstName: z.string(), lastName: z.nullable(z.string()) })),
  /** Whether the user has already accepted this invitation. */
  hasAccepted: z.boolean(),
})
export type Eligibility = z.input<typeof eligibility>

const tokenParams = z.object({ token })
const inviteParams = z.object({ id })

export const invitesSchemas = () => ({
  list: {
    summary:
      'My invitations, newest first; filter matches e-mail and first name, of a proposal only once it is accepted',
    query: z.object({ ...paging, status: z.optional(inviteStatus), filter: z._default(paragraph(200), '') }),
    output: page(invite),
  },
  preview: {
    summary: 'What would happen to each of these invitations; sends nothing',
    body: invitees,
    output: verdicts,
  },
  create: {
    summary: 'Invite up to 50 people, each of whom takes a client slot; a verdict for each',
    body: invitees,
    output: verdicts,
  },
  resend: {
    summary: 'Send an invitation again, at most 3 times and 10 minutes apart; the link sent before ends',
    params: inviteParams,
    output: invite,
  },
  revoke: { summary: 'Revoke an invitation; idempotent', params: inviteParams, output: invite },
  get: { summary: 'The invitation of a mailed link', params: tokenParams, output: invitation },
  eligibility: {
    summary: 'Whether I can accept this invitation, and what has to be confirmed',
    params: tokenParams,
    output: eligibility,
  },
  accept: {
    summary: 'Accept an invitation and consent to the coaching; accepting twice is harmless',
    params: tokenParams,
    body: z.object({
      /** Version of the consents that the user has read. */
      consent: z.string(texts.consent).check(z.maxLength(20, texts.default)),
      /** Confirms that the current coaching relation ends. */
      switchTrainer: z._default(z.boolean(texts.default), false),
      /** Confirms that this account shall accept although the invitation was sent to another address. */
      otherAddress: z._default(z.boolean(texts.default), false),
    }),
    output: done,
  },
  decline: { summary: 'Decline an invitation; idempotent', params: tokenParams, output: done },
})
