import { type ReactNode, useRef } from 'react'
import { withMembership } from '../lib/with-membership.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Skeleton, SkeletonArea } from './skeleton.tsx'

interface Selection {
  /** Ids of the chosen options. */
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** Maximum number of chosen options. */
  readonly max: number
}

interface SelectionBarProps extends Selection {
  /** Ids of the currently listed options. */
  readonly listed: readonly string[]
  /** German text about the number of chosen options. */
  readonly count: string
  readonly allLabel: string
  readonly noneLabel: string
}

/** Bar with the number of chosen options, and buttons to choose all listed ones or none. */
export function SelectionBar({ chosen, onChange, max, listed, count, allLabel, noneLabel }: SelectionBarProps) {
  const all = useRef<HTMLButtonElement>(null)
  const chooseNone = () => {
    onChange(new Set())
    // The clicked button disappears.
    all.current?.focus()
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-soft" aria-live="polite">
        {count}
      </p>
      <Button
        ref={all}
        size="sm"
        variant="quiet"
        onClick={() => onChange(new Set([...chosen, ...listed].slice(0, max)))}
      >
        {allLabel}
      </Button>
      {chosen.size > 0 ? (
        <Button size="sm" variant="quiet" onClick={chooseNone}>
          {noneLabel}
        </Button>
      ) : null}
    </div>
  )
}

interface SelectionListProps extends Selection {
  readonly options: readonly { readonly id: string; readonly label: ReactNode; readonly badges?: ReactNode }[]
}

/** Options as checkboxes in columns; at the maximum, unchecked ones are disabled. */
export const SelectionList = ({ chosen, onChange, max, options }: SelectionListProps) => (
  <ul className="mt-2 grid max-h-96 gap-x-6 overflow-y-auto border-y border-line py-1 sm:grid-cols-2 lg:grid-cols-3">
    {options.map(({ id, label, badges }) => (
      <li key={id}>
        <Checkbox
          label={
            <span className="flex flex-wrap items-center gap-1.5 hyphens-auto wrap-anywhere">
              {label}
              {badges}
            </span>
          }
          checked={chosen.has(id)}
          disabled={!chosen.has(id) && chosen.size >= max}
          onChange={({ target }) => onChange(withMembership(chosen, id, target.checked))}
        />
      </li>
    ))}
  </ul>
)

/** Placeholder of an option list that is loading. */
export const SelectionSkeleton = () => (
  <SkeletonArea className="mt-3 grid gap-2 sm:grid-cols-2">
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
  </SkeletonArea>
)
