import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { paths } from '@kostbar/contracts/paths'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { type DocumentFile, replaceDocument } from '../documents/service.ts'
import type { Files } from '../files/service.ts'
import type { Mails } from '../mail/service.ts'
import { isMuted, type Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { analyse } from './analysis.ts'
import { contentOf } from './content.ts'
import { requireEvaluable } from './draft.ts'
import { evaluationPdf } from './pdf.ts'
import type { EvaluatedProtocolRow } from './protocols.ts'
import { decryptDraft, decryptPublished, encryptDraft, encryptPublished } from './stored.ts'

type PublishCommand = Parsed<typeof evaluations.publish>['body']

export interface PublishDependencies extends Pick<Infra, 'database' | 'dataKeys' | 'storage'> {
  authorizeUser: AuthorizeUser
  files: Files
  mails: Mails
  notifications: Notifications
}

/** Publishing of evaluations: from then on the member reads them. */
export function publishService({ database: { transaction }, dataKeys, storage, ...others }: PublishDependencies) {
  const { authorizeUser, files, mails, notifications } = others

  /** Content to publish and its PDF; null when this request was published before. */
  const prepare = async (tx: Tx, actor: Actor, userId: string, { number, rev, conclusion }: PublishCommand) => {
    const { coaching, protocol } = await requireEvaluable(tx, actor, userId, number)
    const key = await dataKeys.ofUser(tx, userId)
    const previous = protocol.published && decryptPublished(key, protocol.id, protocol.published)
    // The client lost the response to the same request and repeats it.
    if (protocol.publishedAt && rev === protocol.rev - 1 && previous?.conclusion === conclusion) return null
    if (rev !== protocol.rev) {
      const stored = protocol.encrypted ? decryptDraft(key, protocol.id, protocol.encrypted).conclusion : ''
      throw new Problem('changed_meanwhile', { current: { rev: protocol.rev, conclusion: stored } })
    }
    const analysis = await analyse(tx, key, { userId, protocol, authorId: actor.id })
    const draft = { ...analysis.draft, conclusion }
    const content = contentOf({ ...analysis, draft }, coaching.trainerName)
    const pdf = await evaluationPdf({ protocol, content, person: analysis.person, week: analysis.week })
    return { coaching, protocol, key, draft, content, pdf }
  }

  /**
   * Stores the PDF before the transaction that refers to it. The nightly sweep deletes the file if that transaction
   * fails.
   */
  const storePdf = async (userId: string, number: number, pdf: Buffer): Promise<DocumentFile> => {
    const key = `documents/${userId}/${randomUUID()}`
    const contentType = 'application/pdf'
    await storage.write({ key, contentType, contentLength: pdf.length }, Readable.from([pdf]))
    return { key, contentType, size: pdf.length, filename: `Auswertung-Protokoll-${number}.pdf` }
  }

  const markReviewed = (tx: Tx, protocolId: string) =>
    tx.updateTable('protocols').set({ status: 'REVIEWED' }).where('id', '=', protocolId).execute()

  const notifyMember = async (
    tx: Tx,
    userId: string,
    protocol: EvaluatedProtocolRow,
    trainer: { id: string; name: string },
  ) => {
    const link = `${paths.evaluation}?nummer=${protocol.number}`
    const subjectId = protocol.id
    await notifications.add(tx, { userId, kind: 'protocolEvaluated', subjectId, actorId: trainer.id, link })
    // The dedupe key of the mail is the protocol, so corrections are announced in the app only.
    if (!(await isMuted(tx, userId, 'TRAINER')))
      await mails.enqueueMail(tx, {
        template: 'protocolEvaluated',
        userId,
        subjectId,
        variables: { other: trainer.name },
      })
  }

  const closeClock = async (tx: Tx, actor: Actor, relationId: string, { submissionId }: EvaluatedProtocolRow) => {
    if (!submissionId) return
    for (const kind of ['PROTOCOL', 'ANALYSIS'] as const)
      await pendingAnswers.close(tx, { relationId, kind, subjectId: submissionId })
    await notifications.markSubjectRead(tx, actor.id, submissionId)
  }

  return {
    /**
     * Publishes the draft with this conclusion: stores the content that the member reads, puts the PDF into the
     * member's documents in place of an earlier one, closes the deadline and tells the member.
     * @throws Problem `forbidden` unless the actor coaches the member, `slots_lapsed`, `consent_needed`, `not_found`,
     * `changed_meanwhile`, `list_full`, `unavailable`
     */
    publish: async (actor: Actor, userId: string, command: PublishCommand): Promise<void> => {
      await authorizeUser(actor, userId, { area: 'protocol', change: true, health: true })
      const prepared = await transaction((tx) => prepare(tx, actor, userId, command))
      if (!prepared) return
      const { protocol, key, draft, content, pdf, coaching } = prepared
      const file = await storePdf(userId, protocol.number, pdf)
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const latest = await requireEvaluable(tx, actor, userId, command.number)
        if (!isSameDraft(latest.protocol, protocol)) throw new Problem('changed_meanwhile')
        const documentId = await replaceDocument(tx, files, {
          userId,
          documentId: protocol.documentId,
          name: `Auswertung Protokoll ${protocol.number}`,
          file,
        })
        await storePublished(tx, protocol, {
          encrypted: encryptDraft(key, protocol.id, draft),
          published: encryptPublished(key, protocol.id, content),
          trainer_id: actor.id,
          document_id: documentId,
        })
        await markReviewed(tx, protocol.id)
        await closeClock(tx, actor, coaching.relationId, protocol)
        await notifyMember(tx, userId, protocol, { id: actor.id, name: coaching.trainerName })
      })
    },
  }
}

/** Whether a draft is still the same. Decisions on changes do not increase the edit counter, which is the conclusion's. */
const isSameDraft = (one: EvaluatedProtocolRow, other: EvaluatedProtocolRow): boolean =>
  one.rev === other.rev && one.updatedAt?.getTime() === other.updatedAt?.getTime()

interface PublishedColumns {
  encrypted: Buffer
  published: Buffer
  trainer_id: string
  document_id: string
}

const storePublished = (tx: Tx, { id, rev }: EvaluatedProtocolRow, columns: PublishedColumns) => {
  const values = { ...columns, rev: rev + 1, published_at: now, updated_at: now }
  return tx
    .insertInto('protocol_evaluations')
    .values({ protocol_id: id, ...values })
    .onConflict((conflict) => conflict.column('protocol_id').doUpdateSet(values))
    .execute()
}
