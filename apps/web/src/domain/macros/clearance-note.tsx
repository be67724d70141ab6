import type { Clearance } from '@kostbar/contracts/macros/schemas'
import { formatShortDate } from '../../lib/format.ts'

const texts = {
  cleared: (day: string, name: string) => `Abgeklärt am ${day} mit ${name}.`,
  notedBy: (name: string) => `Festgehalten von ${name}.`,
}

/** When and with whom a warning was cleared, who noted it, and the note. */
export const ClearanceNote = ({ clearance: { day, clearedWith, notedBy, note } }: { clearance: Clearance }) => (
  <p className="text-sm font-normal">
    {texts.cleared(formatShortDate(day), clearedWith)} {notedBy ? texts.notedBy(notedBy) : null}
    {note ? <span className="block">{note}</span> : null}
  </p>
)
