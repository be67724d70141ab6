import type { AnamnesisReview } from '@kostbar/contracts/anamnesis/schemas'
import type { BadgeTone } from '../../../ui/badge.tsx'

/** Badge with the latest review of a version; null without a review. */
export function reviewBadge(reviews: readonly AnamnesisReview[]): { tone: BadgeTone; text: string } | null {
  const outcome = reviews.at(-1)?.outcome
  if (!outcome) return null
  return outcome === 'REVIEWED' ? { tone: 'leaf', text: 'gelesen' } : { tone: 'apricot', text: 'Änderung erbeten' }
}
