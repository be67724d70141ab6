import { formatNumber } from '../lib/format.ts'

/** German texts of lists: paging, sorting. */
export const listTexts = {
  emptyPageText: 'Die Liste ist kürzer geworden.',
  emptyPageTitle: 'Hier steht nichts mehr',
  moreFailed: 'Weitere Einträge lassen sich gerade nicht laden.',
  noMore: 'Mehr gibt es nicht.',
  nextPage: 'Nächste Seite',
  page: (page: number) => `Seite ${formatNumber(page)}`,
  pageOf: (page: number, pages: number) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  pages: 'Seiten der Liste',
  previousPage: 'Vorige Seite',
  sortBy: (column: string) => `Nach ${column} sortieren`,
  toFirstPage: 'Zum Anfang der Liste',
} as const
