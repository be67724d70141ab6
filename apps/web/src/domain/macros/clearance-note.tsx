import type { Clearance } from '@kostbar/contracts/macros/schemas'
import { formatShortDate } from '../../lib/format.ts'
import { clearanceTexts as texts } from './clearance-texts.ts'

/** When and with whom a warning was cleared, who noted it, and the note. */
export const ClearanceNote = ({ clearance: { day, clearedWith, notedBy, note } }: { clearance: Clearance }) => (
  <p className="text-sm font-normal">
    {texts.cleared(formatShortDate(day), clearedWith)} {notedBy ? texts.notedBy(notedBy) : null}
    {note ? <span className="block">{note}</span> : null}
  </p>
)
