import { Check } from 'lucide-react'
import { UpcomingBadge } from '../../domain/products/upcoming-badge.tsx'
import { includedLines } from './compare-offers.ts'

/** Checklist of an offer's features; renders nothing if empty. */
export const IncludedList = ({ included, label }: { included: string | undefined; label: string }) => {
  const lines = includedLines(included)
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
            <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
          </span>
          <span>
            {line}
            <UpcomingBadge line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
