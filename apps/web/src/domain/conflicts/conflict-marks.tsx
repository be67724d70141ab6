import type { CheckedItem } from '@kostbar/contracts/nutritionplan/conflicts'
import { ConflictBadges } from './conflict-badges.tsx'
import { useCareCheck } from './use-care-check.ts'

interface ConflictMarksProps {
  readonly item: CheckedItem
  /** User whose care profile is compared; the viewer by default. */
  readonly userId?: string | undefined
  /** See `ConflictBadges`. */
  readonly isShort?: boolean
  readonly className?: string
}

/**
 * Badges for the conflicts of a recipe or food with a user's care profile; renders nothing while the profile is not
 * known.
 */
export function ConflictMarks({ item, userId, isShort, className }: ConflictMarksProps) {
  const { check } = useCareCheck(userId)
  return check ? <ConflictBadges conflicts={check(item)} isShort={isShort} className={className} /> : null
}
