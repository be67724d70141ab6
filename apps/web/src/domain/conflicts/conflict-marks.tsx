import type { GuardedItem } from '@kostbar/contracts/nutritionplan/conflicts'
import { ConflictBadges } from './conflict-badges.tsx'
import { useCareCheck } from './use-care-check.ts'

interface ConflictMarksProps {
  readonly item: GuardedItem
  /** Whom the recipe or food would be for; the viewer by default. */
  readonly userId?: string | undefined
  readonly className?: string
}

/** Marks on a recipe or food where it conflicts with somebody's care profile; nothing while that is not known. */
export function ConflictMarks({ item, userId, className }: ConflictMarksProps) {
  const { check } = useCareCheck(userId)
  return check ? <ConflictBadges conflicts={check(item)} {...(className ? { className } : {})} /> : null
}
