import { StickyNote } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** What stands beside a meal; nothing for an empty note. */
export const MealNote = ({ note }: { note: string }) =>
  note ? (
    <p className="mt-1 flex gap-2 rounded-md bg-apricot-soft px-3 py-2 text-sm whitespace-pre-line">
      <StickyNote className="mt-0.5 size-4 shrink-0 text-apricot-ink" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <VisuallyHidden>{texts.note}: </VisuallyHidden>
        {note}
      </span>
    </p>
  ) : null
