import { conflictText, shortConflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { Conflict, ConflictLevel } from '@kostbar/contracts/nutritionplan/conflicts'
import { CircleQuestionMark, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const warning = { Icon: TriangleAlert, className: 'bg-apricot-soft text-apricot-ink' } as const

const styles: Readonly<Record<ConflictLevel, { readonly Icon: LucideIcon; readonly className: string }>> = {
  allergen: { Icon: OctagonAlert, className: 'bg-berry-soft text-berry' },
  intolerance: warning,
  diet: warning,
  dislike: warning,
  unknown: { Icon: CircleQuestionMark, className: 'bg-sage text-ink-soft' },
}

interface ConflictBadgesProps {
  readonly conflicts: readonly Conflict[]
  /** Shows a word or two per conflict, for narrow columns; screen readers get the full text. */
  readonly isShort?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * Badges for the conflicts of a recipe or food with a care profile, each with words and an icon, because colour alone
 * must not carry meaning; borders show in forced-colours mode. Renders nothing without conflicts.
 */
export const ConflictBadges = ({ conflicts, isShort = false, className }: ConflictBadgesProps) =>
  conflicts.length > 0 ? (
    <ul aria-label={texts.conflicts} className={classNames('flex flex-wrap gap-1.5', className)}>
      {conflicts.map((conflict) => (
        <ConflictBadge key={conflictText(conflict)} conflict={conflict} isShort={isShort} />
      ))}
    </ul>
  ) : null

function ConflictBadge({ conflict, isShort }: { conflict: Conflict; isShort: boolean }) {
  const { Icon, className } = styles[conflict.level]
  return (
    <li
      className={classNames(
        'inline-flex items-start gap-1.5 rounded-xl border border-transparent px-2 py-0.5 text-xs leading-normal font-semibold',
        className,
      )}
    >
      <Icon className="mt-[0.15em] size-3.5 shrink-0" aria-hidden="true" />
      <span className={isShort ? 'sr-only' : 'min-w-0 hyphens-auto wrap-anywhere'}>{conflictText(conflict)}</span>
      {isShort ? (
        <span aria-hidden="true" className="min-w-0 hyphens-auto wrap-anywhere">
          {shortConflictText(conflict)}
        </span>
      ) : null}
    </li>
  )
}
