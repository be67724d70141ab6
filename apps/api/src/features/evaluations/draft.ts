import type { Parsed } from '@kostbar/contracts/endpoint'
import type { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import type { ChangeDecisions } from '@kostbar/contracts/evaluations/schemas'
import { maxChanges } from '@kostbar/contracts/evaluations/smallest-changes'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { findCoaching } from '../protocol/service.ts'
import { lockUser } from '../users/service.ts'
import { analyse } from './analysis.ts'
import { setComment } from './comments.ts'
import { type EvaluatedProtocolRow, findProtocol, withDraftVisibleTo } from './protocols.ts'
import { type DraftContent, decryptDraft, emptyDraft, encryptDraft } from './stored.ts'

type SaveCommand = Parsed<typeof evaluations.saveDraft>['body']
type DecideCommand = Parsed<typeof evaluations.decide>['body']
type CommentBody = Parsed<typeof evaluations.comment>['body']

/** Maximum number of rejected changes in a draft; the oldest are dropped and may be proposed again. */
const maxRejected = 60

/**
 * Submitted protocol of a client with the coaching, for evaluating it. Only the current trainer may.
 * @throws Problem `forbidden`, `not_found`; `changed_meanwhile` while the member fills the protocol in
 */
export async function requireEvaluable(tx: Tx, actor: Actor, userId: string, number: number) {
  const coaching = await findCoaching(tx, userId)
  // Only the current trainer evaluates: neither the member themself nor an admin may.
  if (coaching?.trainerId !== actor.id) throw new Problem('forbidden')
  const protocol = await findProtocol(tx, userId, number)
  if (protocol.status !== 'SUBMITTED' && protocol.status !== 'REVIEWED')
    throw new Problem('changed_meanwhile', {
      msg: 'Dieses Protokoll wird gerade ausgefüllt. Sobald es abgeschickt ist, kannst du es auswerten.',
    })
  return { coaching, protocol: withDraftVisibleTo(protocol, actor.id) }
}

interface StoreParams {
  protocol: EvaluatedProtocolRow
  trainerId: string
  encrypted: Buffer
  rev: number
}

const storeDraft = async (tx: Tx, { protocol, trainerId, encrypted, rev }: StoreParams): Promise<Date> => {
  const columns = { encrypted, rev, trainer_id: trainerId, updated_at: now }
  const { updated_at } = await tx
    .insertInto('protocol_evaluations')
    .values({ protocol_id: protocol.id, ...columns })
    .onConflict((conflict) => conflict.column('protocol_id').doUpdateSet(columns))
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  return updated_at
}

/** Drafts of evaluations: the trainer's conclusion, decisions on proposed changes, and comments. */
export function draftService({
  database: { transaction },
  dataKeys,
  authorizeUser,
}: Pick<Infra, 'database' | 'dataKeys'> & { authorizeUser: AuthorizeUser }) {
  /**
   * Runs a change of the draft in a transaction that holds the lock of the member (`lockUser`).
   * @throws Problem of `authorizeUser` and `requireEvaluable`
   */
  const change = async <Result>(
    actor: Actor,
    userId: string,
    number: number,
    run: (tx: Tx, protocol: EvaluatedProtocolRow) => Promise<Result>,
  ): Promise<Result> => {
    await authorizeUser(actor, userId, { area: 'protocol', change: true, health: true })
    return transaction(async (tx) => {
      await lockUser(tx, userId)
      const { protocol } = await requireEvaluable(tx, actor, userId, number)
      return run(tx, protocol)
    })
  }

  return {
    /**
     * Saves the conclusion. A client that lost the response may repeat the request: it succeeds again.
     * @throws Problem of `requireEvaluable`; `changed_meanwhile` with the stored conclusion when `rev` is not the
     * latest
     */
    save: (actor: Actor, userId: string, { number, rev, conclusion }: SaveCommand) =>
      change(actor, userId, number, async (tx, protocol) => {
        const key = await dataKeys.ofUser(tx, userId)
        const stored = protocol.encrypted ? decryptDraft(key, protocol.id, protocol.encrypted) : emptyDraft
        const isRepeated = rev === protocol.rev - 1 && conclusion === stored.conclusion
        if (isRepeated && protocol.updatedAt) return { rev: protocol.rev, updatedAt: protocol.updatedAt }
        if (rev !== protocol.rev)
          throw new Problem('changed_meanwhile', { current: { rev: protocol.rev, conclusion: stored.conclusion } })
        const encrypted = encryptDraft(key, protocol.id, { ...stored, conclusion })
        const updatedAt = await storeDraft(tx, { protocol, trainerId: actor.id, encrypted, rev: rev + 1 })
        return { rev: rev + 1, updatedAt }
      }),

    /**
     * Approves or rejects a proposed change, or takes the decision back.
     * @throws Problem of `requireEvaluable`; `not_found` for a change that is not proposed; `list_full` for too many
     * approved ones
     */
    decide: (
      actor: Actor,
      userId: string,
      { number, key: changeKey, decision }: DecideCommand,
    ): Promise<ChangeDecisions> =>
      change(actor, userId, number, async (tx, protocol) => {
        const key = await dataKeys.ofUser(tx, userId)
        const { draft, proposals } = await analyse(tx, key, { userId, protocol, authorId: actor.id })
        const chosen = [...proposals, ...draft.approved, ...draft.rejected].find((each) => each.key === changeKey)
        if (!chosen) throw new Problem('not_found')
        const isOther = (each: { key: string }) => each.key !== changeKey
        const approved = [...draft.approved.filter(isOther), ...(decision === 'APPROVED' ? [chosen] : [])]
        const rejected = [...draft.rejected.filter(isOther), ...(decision === 'REJECTED' ? [chosen] : [])]
        if (approved.length > maxChanges)
          throw new Problem('list_full', { msg: 'Drei kleine Änderungen sind genug. Nimm zuerst eine andere zurück.' })
        const decided: DraftContent = { ...draft, approved, rejected: rejected.slice(-maxRejected) }
        const encrypted = encryptDraft(key, protocol.id, decided)
        await storeDraft(tx, { protocol, trainerId: actor.id, encrypted, rev: protocol.rev })
        const next = await analyse(tx, key, { userId, protocol: { ...protocol, encrypted }, authorId: actor.id })
        return { proposals: next.proposals, approved: [...next.draft.approved], rejected: [...next.draft.rejected] }
      }),

    /**
     * Sets the comment on a day or meal; an empty text deletes it.
     * @throws Problem of `requireEvaluable`; `not_found` for a day or meal of another protocol
     */
    comment: (actor: Actor, userId: string, { number, ...comment }: CommentBody): Promise<void> =>
      change(actor, userId, number, async (tx, protocol) => {
        const key = await dataKeys.ofUser(tx, userId)
        await setComment(tx, key, { ...comment, protocol, authorId: actor.id })
      }),
  }
}
