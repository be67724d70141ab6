import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, page, paging, paragraph, timestamp } from '../scalars.ts'
import { absence, profession } from '../trainers/profile.ts'

/** Fields of a wait for a trainer, after buying a coaching product. */
const wait = {
  /** Names of the purchased coaching products. */
  offers: z.array(z.string()),
  /** Start of the wait: the purchase, or the end of an earlier coaching relation. */
  since: timestamp,
  /** Time by which a trainer has to be proposed; null while a proposal is open. */
  dueAt: z.nullable(timestamp),
}

/** Latest proposal to a waiting member; accepting it ends the wait. */
export const proposal = z.object({
  trainerId: id,
  trainerFirstName: z.string(),
  trainerLastName: z.nullable(z.string()),
  state: z.enum(['OPEN', 'DECLINED', 'EXPIRED', 'REVOKED']),
  sentAt: timestamp,
  /** Time at which the proposal expires. */
  expiresAt: timestamp,
})
export type Proposal = z.input<typeof proposal>

/** Waiting member: bought a coaching product and has no trainer. */
const waitingMember = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  ...wait,
  proposal: z.nullable(proposal),
})
export type WaitingMember = z.input<typeof waitingMember>

/** Trainer who can be proposed to a waiting member. */
export const candidate = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profession,
  isVerified: z.boolean(),
  /** Whether the trainer accepted the agreement on data processing. */
  hasAgreement: z.boolean(),
  /** Current or future absence; null without one. */
  absence: z.nullable(absence),
  activeClients: z.int(),
  /** Number of open proposals of this trainer. */
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
    summary: 'Trainers to propose: available trainers first, then those with fewer clients',
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
          /** Open proposal; null without one. */
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
