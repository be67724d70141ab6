import { formatCount, formatNumber } from '../../lib/format.ts'

/** German texts of the blog. */
export const texts = {
  blog: 'Blog',
  breadcrumb: 'Wo du bist',
  search: 'Artikel suchen',
  topics: 'Themen',
  allTopics: 'Alle Themen',
  searching: 'Wird gesucht …',
  found: (count: number) => `${formatCount(count, 'Artikel', 'Artikel')} gefunden`,
  more: 'Mehr zeigen',
  shown: (shown: number, total: number) => `${formatNumber(shown)} von ${formatNumber(total)} Artikeln`,
  moreFailed: 'Weitere Artikel lassen sich gerade nicht laden.',
  loadFailed: 'Die Artikel lassen sich gerade nicht laden',
  nothingTitle: 'Dazu haben wir noch nichts geschrieben',
  nothingText: 'Versuch es mit einem anderen Wort, oder stöbere in allem, was da ist.',
  emptyTitle: 'Hier wird gerade geschrieben',
  emptyText: 'Der erste Artikel ist bald da.',
  showAll: 'Alle Artikel anzeigen',
  readTime: (minutes: number) => `${formatNumber(minutes)} Min. Lesezeit`,
  by: 'Von',
  all: 'Zum Blog',
  latest: 'Die letzten Artikel',
} as const
