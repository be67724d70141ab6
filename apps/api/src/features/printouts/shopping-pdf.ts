import { todayInVienna } from '@kostbar/contracts/calendar'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { ConflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { formatDay } from '../../infra/date-format.ts'
import { type PdfListItem, type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import { conflictLegend } from './format.ts'
import type { PrintedPerson } from './person.ts'

interface ShoppingPdfParams {
  /** Name of the product, in the footer. */
  readonly siteName: string
  readonly person: PrintedPerson
  /** Open items, the member's own first. */
  readonly items: readonly ShoppingItem[]
  /** Finds conflicts with the care profile; null when the actor may not read it. */
  readonly check: ConflictCheck | null
}

const aisleOrder: readonly Aisle[] = Object.keys(aisles) as Aisle[]

/** An item with its conflicts on the line below. */
function listItem({ name, food }: ShoppingItem, check: ConflictCheck | null): PdfListItem {
  const conflicts = (food && check?.({ ...food, ingredientNames: [] })) ?? []
  if (conflicts.length === 0) return { text: name }
  return { text: name, alert: conflicts.map((conflict) => `! ${conflictText(conflict)}`).join('  ') }
}

function writeItems(pdf: PdfWriter, { person, items, check }: ShoppingPdfParams): void {
  pdf.heading('Einkaufsliste', 1)
  pdf.paragraph([person.name, formatDay(todayInVienna()), person.byline].filter(Boolean).join(' · '), 'muted')
  if (items.length === 0) {
    pdf.paragraph('Auf der Liste ist nichts offen.')
    return
  }
  const rows = items.map((item) => ({ aisle: item.aisle ?? null, item: listItem(item, check) }))
  const byAisle = Map.groupBy(rows, ({ aisle }) => aisle)
  const others = byAisle.get(null) ?? []
  for (const aisle of aisleOrder) {
    const listed = byAisle.get(aisle) ?? []
    if (listed.length === 0) continue
    pdf.heading(aisles[aisle], 3)
    pdf.list(
      listed.map(({ item }) => item),
      'box',
    )
  }
  if (others.length > 0) {
    if (others.length < items.length) pdf.heading('Außerdem', 3)
    pdf.list(
      others.map(({ item }) => item),
      'box',
    )
  }
  if (rows.some(({ item }) => item.alert)) pdf.paragraph(conflictLegend, 'muted')
}

/** PDF of a shopping list: a box per item, by aisle in the order of walking through a shop. */
export const shoppingPdf = (params: ShoppingPdfParams): Promise<Buffer> =>
  writePdf({ title: 'Einkaufsliste', footer: `${params.siteName} · Einkaufsliste` }, (pdf) => writeItems(pdf, params))
