import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { texts as editorTexts } from '../texts.ts'

export const texts = {
  label: 'Gericht oder Lebensmittel suchen',
  placeholder: { recipe: 'Rezept suchen', food: 'Lebensmittel suchen' },
  searchIn: (slot: MealSlot) => `Für ${editorTexts.slotName(slot)}`,
  kind: 'Was suchst du?',
  recipes: 'Rezepte',
  foods: 'Lebensmittel',
  own: 'Eigene',
  fits: 'Passt zum Rest',
  tags: 'Art',
  allTags: 'Alle Arten',
  results: 'Treffer',
  shown: (count: number, hasMore: boolean) =>
    count === 0 ? '' : `${formatNumber(count)} Treffer${hasMore ? ', weitere folgen' : ''}`,
  noResults: 'Nichts gefunden. Ein kürzeres Wort hilft oft.',
  noOwn: 'Hier ist noch nichts Eigenes.',
  failed: 'Die Suche geht gerade nicht',
  moreResults: 'Mehr zeigen',
  hint: 'Enter fügt hinzu, Esc führt zurück in den Plan.',
} as const
