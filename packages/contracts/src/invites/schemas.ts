import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { email, id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { publicTrainer } from '../trainers/profile.ts'
import { inviteMessageLength, invitesMax } from './limits.ts'

export const inviteStatus = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REVOKED'])
export type InviteStatus = z.infer<typeof inviteStatus>

/** The token of a mailed invitation. */
const token = z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(200, texts.default))

/** Whom to invite. */
export const invitee = z.object({
  email,
  firstName: z._default(z.nullable(line(60)), null),
  message: z._default(paragraph(inviteMessageLength), ''),
})

/**
 * What happens, or happened, to a line of a call: `OK` is sent; every other verdict says why it is not. `NOT_A_MEMBER` is
 * the address of a trainer or admin.
 */
export const inviteVerdict = z.enum([
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
  /** One per line, in their order. */
  items: z.array(z.object({ email: z.string(), verdict: inviteVerdict })),
  /** Client slots that are free, before a preview and after a call that sent something. */
  free: z.int(),
})
export type InviteVerdicts = z.input<typeof verdicts>

/** An invitation as its trainer sees it. */
export const invite = z.object({
  id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  status: inviteStatus,
  /** Proposed by an admin: takes no client slot. */
  isAssigned: z.boolean(),
  lastSentAt: timestamp,
  expiresAt: timestamp,
  closedAt: z.nullable(timestamp),
  /** The account that accepted it. */
  clientId: z.nullable(id),
  /** How often it can be sent again; 0 for one that is closed for good. */
  resendsLeft: z.int(),
  /** From when on it can be sent again. */
  resendableAt: timestamp,
})
export type Invite = z.input<typeof invite>

/**
 * State of a mailed invitation: `REPLACED` by a newer mail; `UNAVAILABLE` while its trainer cannot take on anybody;
 * otherwise its status.
 */
export const invitationState = z.enum([...inviteStatus.options, 'REPLACED', 'UNAVAILABLE'])
export type InvitationState = z.infer<typeof invitationState>

/** A mailed invitation, as the holder of its link sees it. */
export const invitation = z.object({
  state: invitationState,
  /** German sentence about a state other than OPEN; empty for OPEN. */
  stateText: z.string(),
  /** An admin proposed the trainer to the holder of an account, who bought coaching. */
  isProposal: z.boolean(),
  trainer: publicTrainer,
  /** The invited address, all but its first character and domain masked. */
  maskedEmail: z.string(),
  /** As the trainer wrote it. */
  firstName: z.nullable(z.string()),
  message: z.string(),
  expiresAt: timestamp,
  /** Version of the consents that accepting gives, and their texts. */
  consent: z.object({ version: z.string(), HEALTH: z.string(), COACHING: z.string() }),
})
export type Invitation = z.input<typeof invitation>

/** Whether the signed-in user can accept an invitation. */
export const eligibility = z.object({
  /** Why not, as a German sentence; null when they can. */
  obstacle: z.nullable(z.string()),
  /** The invitation was sent to another address than the account's. */
  isOtherAddress: z.boolean(),
  /** The current trainer, whom accepting replaces; null without one, or if it is the inviting one. */
  currentTrainer: z.nullable(z.object({ firstName: z.string(), lastName: z.nullable(z.string()) })),
  /** The user has accepted this invitation already. */
  hasAccepted: z.boolean(),
})
export type Eligibility = z.input<typeof eligibility>

const tokenParams = z.object({ token })
const inviteParams = z.object({ id })

export const invitesSchemas = () => ({
  list: {
    summary: 'My invitations, newest first',
    query: z.object({ ...paging, status: z.optional(inviteStatus) }),
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
  show: { summary: 'The invitation of a mailed link', params: tokenParams, output: invitation },
  eligibility: {
    summary: 'Whether I can accept this invitation, and what has to be confirmed',
    params: tokenParams,
    output: eligibility,
  },
  accept: {
    summary: 'Accept an invitation and consent to the coaching; accepting twice is harmless',
    params: tokenParams,
    body: z.object({
      /** Version of the consents that were read. */
      consent: z.string(texts.consent).check(z.maxLength(20, texts.default)),
      /** Confirms that the current coaching ends. */
      switchTrainer: z._default(z.boolean(texts.default), false),
      /** Confirms that this account is meant although the invitation was sent to another address. */
      otherAddress: z._default(z.boolean(texts.default), false),
    }),
    output: done,
  },
  decline: { summary: 'Decline an invitation; idempotent', params: tokenParams, output: done },
})
