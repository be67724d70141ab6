import { StickyNote } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

interface MealNoteProps {
  readonly note: string
  /** Shows the first lines alone. */
  readonly short?: boolean
}

/** What stands beside a meal; nothing for an empty note. */
export const MealNote = ({ note, short = false }: MealNoteProps) =>
  note ? (
    <p className="mt-1 flex gap-2 rounded-md bg-apricot-soft px-3 py-2 text-sm whitespace-pre-line">
      <StickyNote className="mt-0.5 size-4 shrink-0 text-apricot-ink" aria-hidden="true" />
      <span className={classNames('min-w-0 wrap-anywhere', short && 'line-clamp-3')}>
        <VisuallyHidden>{texts.note}: </VisuallyHidden>
        {note}
      </span>
    </p>
  ) : null
