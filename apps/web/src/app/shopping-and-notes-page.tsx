import { NotesSection } from '../features/notes/notes-section.tsx'
import { ShoppingSection } from '../features/shopping/shopping-section.tsx'
import { LoadInOrder } from '../lib/load-in-order.tsx'

const pageTexts = { title: 'Einkauf & Notizen', jump: 'Auf dieser Seite', shopping: 'Einkaufsliste', notes: 'Notizen' }

const jumpLink =
  'inline-flex min-h-11 items-center rounded-full bg-sage px-4 text-sm font-semibold text-ink no-underline hover:bg-sage-deep'

/** Shopping list and notes, side by side on wide screens. */
export function ShoppingAndNotesPage() {
  return (
    <>
      <h1 className="text-3xl">{pageTexts.title}</h1>
      <nav aria-label={pageTexts.jump} className="mt-4 flex flex-wrap gap-2 xl:hidden">
        <a href="#einkaufsliste" className={jumpLink}>
          {pageTexts.shopping}
        </a>
        <a href="#notizen" className={jumpLink}>
          {pageTexts.notes}
        </a>
      </nav>
      <LoadInOrder className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-12 xl:grid-cols-2">
        <ShoppingSection id="einkaufsliste" />
        <NotesSection id="notizen" />
      </LoadInOrder>
    </>
  )
}
