import type { Evaluation } from '@kostbar/contracts/evaluations/schemas'
import { withoutEffect, withoutNumbers } from '@kostbar/contracts/evaluations/statistics'
import type { Analysis } from './analysis.ts'
import type { EvaluatedProtocolRow } from './protocols.ts'
import type { PublishedContent } from './stored.ts'

/** Content that publishing the draft now would store. @param trainer first name of the trainer */
export const contentOf = ({ draft, comments, statistics }: Analysis, trainer: string): PublishedContent => ({
  conclusion: draft.conclusion.trim(),
  changes: draft.approved,
  comments,
  statistics,
  trainer,
})

/** Published content for a member in protective mode: without energy, macros and targets. */
export const withoutFigures = (content: PublishedContent): PublishedContent => ({
  ...content,
  statistics: withoutNumbers(content.statistics),
  changes: content.changes.map(withoutEffect),
})

/** Published evaluation in the shape of the contract; null before it is published. */
export function toPublished(
  { publishedAt, documentId }: Pick<EvaluatedProtocolRow, 'publishedAt' | 'documentId'>,
  content: PublishedContent | null,
) {
  if (!publishedAt || !content) return null
  const { conclusion, changes, comments, trainer } = content
  const lists = { changes: [...changes], comments: [...comments] }
  return { conclusion, ...lists, trainer, publishedAt, documentId } satisfies Omit<
    NonNullable<Evaluation['published']>,
    'publishedAt'
  > & { publishedAt: Date }
}
