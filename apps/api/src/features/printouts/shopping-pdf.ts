import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { ConflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import { dayFromToday, formatLongDay } from './format.ts'
import type { PrintedPerson } from './person.ts'

interface ShoppingPdfParams {
  readonly person: PrintedPerson
  /** What is open, the member's own items first. */
  readonly items: readonly ShoppingItem[]
  /** Finds conflicts with the care profile; null where its reading is not open. */
  readonly check: ConflictCheck | null
}

const aisleOrder: readonly Aisle[] = Object.keys(aisles) as Aisle[]

/** An item with what stands against it. */
function itemText({ name, food }: ShoppingItem, check: ConflictCheck | null): string {
  const conflicts = (food && check?.({ ...food, ingredientNames: [] })) ?? []
  return [name, ...conflicts.map((conflict) => `! ${conflictText(conflict)}`)].join('  ')
}

function writeItems(pdf: PdfWriter, { person, items, check }: ShoppingPdfParams): void {
  pdf.heading('Einkaufsliste', 1)
  pdf.paragraph([person.name, formatLongDay(dayFromToday(0)), person.byline].filter(Boolean).join(' · '), 'muted')
  if (items.length === 0) {
    pdf.paragraph('Auf der Liste ist nichts offen.')
    return
  }
  const byAisle = Map.groupBy(items, ({ aisle }) => aisle ?? null)
  const others = byAisle.get(null) ?? []
  for (const aisle of aisleOrder) {
    const found = byAisle.get(aisle) ?? []
    if (found.length === 0) continue
    pdf.heading(aisles[aisle], 3)
    pdf.list(
      found.map((item) => itemText(item, check)),
      'box',
    )
  }
  if (others.length === 0) return
  if (others.length < items.length) pdf.heading('Außerdem', 3)
  pdf.list(
    others.map((item) => itemText(item, check)),
    'box',
  )
}

/** A shopping list on paper: a box per item, by aisle in walking order. */
export const shoppingPdf = (params: ShoppingPdfParams): Promise<Buffer> =>
  writePdf({ title: 'Einkaufsliste', footer: 'Kostbar · Einkaufsliste' }, (pdf) => writeItems(pdf, params))
