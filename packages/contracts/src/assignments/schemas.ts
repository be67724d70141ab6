import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, page, paging, paragraph, timestamp } from '../scalars.ts'
import { absence, profession } from '../trainers/profile.ts'

/** What somebody waits for who bought coaching. */
const wait = {
  /** Names of the purchased products that include coaching. */
  offers: z.array(z.string()),
  /** Since when: the purchase, or the end of an earlier coaching. */
  since: timestamp,
  /** Until when a trainer is proposed; null while a proposal is open. */
  dueAt: z.nullable(timestamp),
}

/** The latest proposal to a waiting member; an accepted one ends the wait. */
export const proposal = z.object({
  trainerId: id,
  trainerFirstName: z.string(),
  trainerLastName: z.nullable(z.string()),
  state: z.enum(['OPEN', 'DECLINED', 'EXPIRED', 'REVOKED']),
  sentAt: timestamp,
  /** Last moment to accept it. */
  expiresAt: timestamp,
})
export type Proposal = z.input<typeof proposal>

/** A member who bought coaching and has no trainer. */
export const waitingMember = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  ...wait,
  proposal: z.nullable(proposal),
})
export type WaitingMember = z.input<typeof waitingMember>

/** A trainer who can be proposed. */
export const candidate = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profession,
  isVerified: z.boolean(),
  /** Whether the agreement on data processing was accepted. */
  hasAgreement: z.boolean(),
  /** A present or future absence. */
  absence: z.nullable(absence),
  activeClients: z.int(),
  /** Open proposals of this trainer. */
  openProposals: z.int(),
})
export type Candidate = z.input<typeof candidate>

export const assignmentsSchemas = () => ({
  waiting: {
    summary: 'Members who bought coaching and have no trainer: what is due first, open proposals last',
    query: z.object({ ...paging }),
    output: page(waitingMember),
  },
  trainers: {
    summary: 'Trainers to propose: present ones before absent ones, then those with fewer clients',
    query: z.object({ ...paging, filter: z._default(paragraph(200), '') }),
    output: page(candidate),
  },
  assign: {
    summary: 'Propose a trainer to a waiting member; an earlier proposal ends',
    body: z.object({ userId: id, trainerId: id }),
    output: done,
  },
  withdraw: {
    summary: 'Withdraw the open proposal to a member; idempotent',
    params: z.object({ userId: id }),
    output: done,
  },
  mine: {
    summary: 'Whether I wait for a trainer, and who was proposed',
    output: z.object({
      waiting: z.nullable(
        z.object({
          ...wait,
          /** The open proposal. */
          proposal: z.nullable(
            z.object({
              trainerFirstName: z.string(),
              expiresAt: timestamp,
              /** Token of the invitation, as in the mailed link. */
              token: z.string(),
            }),
          ),
        }),
      ),
    }),
  },
})
