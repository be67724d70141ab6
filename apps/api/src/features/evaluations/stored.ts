import type { EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import type { SmallestChange, WeekStatistics } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { protocolEvaluationContext, publishedEvaluationContext } from '@kostbar/prisma/protocol-context'

/** Draft of an evaluation, which only its author reads. */
export interface DraftContent {
  readonly conclusion: string
  readonly approved: readonly SmallestChange[]
  readonly rejected: readonly SmallestChange[]
}

/** Published evaluation as the member reads it. It keeps the state of its publication, whatever changes afterwards. */
export interface PublishedContent {
  readonly conclusion: string
  readonly changes: readonly SmallestChange[]
  readonly comments: readonly EvaluationComment[]
  readonly statistics: WeekStatistics
  /** First name of the trainer. */
  readonly trainer: string
}

export const emptyDraft: DraftContent = { conclusion: '', approved: [], rejected: [] }

export const encryptDraft = (key: DataKey, protocolId: string, draft: DraftContent): Buffer =>
  key.encrypt(protocolEvaluationContext(protocolId), JSON.stringify(draft))

export const decryptDraft = (key: DataKey, protocolId: string, encrypted: Uint8Array): DraftContent =>
  JSON.parse(key.decrypt(protocolEvaluationContext(protocolId), encrypted))

export const encryptPublished = (key: DataKey, protocolId: string, content: PublishedContent): Buffer =>
  key.encrypt(publishedEvaluationContext(protocolId), JSON.stringify(content))

export const decryptPublished = (key: DataKey, protocolId: string, encrypted: Uint8Array): PublishedContent =>
  JSON.parse(key.decrypt(publishedEvaluationContext(protocolId), encrypted))
