import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Dokumente',
  intro: 'Was für dich abgelegt wurde, zum Nachlesen und Herunterladen.',
  search: 'Dokumente durchsuchen',
  resultCount: (count: number) => formatCount(count, 'Dokument', 'Dokumente'),
  name: 'Name',
  uploadDate: 'Hochgeladen',
  size: 'Größe',
  actions: 'Löschen',
  gone: 'Dieses Dokument gibt es nicht mehr.',
  download: (filename: string) => `${filename} herunterladen`,
  isNew: 'Neu',
  type: 'Art',
  fileTypes: { pdf: 'PDF', image: 'Bild', text: 'Text', word: 'Word', sheet: 'Excel', csv: 'Tabelle', other: 'Datei' },
  emptyTitle: 'Noch keine Dokumente',
  emptyText: 'Sobald etwas für dich abgelegt wird, findest du es hier.',
  emptyForCoach: 'Was du hier hochlädst, kann die Person lesen und herunterladen.',
  nothingTitle: 'Nichts gefunden',
  nothingText: (search: string) => `Kein Dokument heißt so ähnlich wie „${search}“.`,
  clearSearch: 'Alle Dokumente zeigen',
  loadFailed: 'Die Dokumente lassen sich gerade nicht laden',

  upload: 'Dokument hochladen',
  uploadHint: 'PDF, Bild, Text, Word oder Excel, höchstens 25 MB',
  uploaded: 'Das Dokument wurde hochgeladen.',
  uploadFailed: 'Unsere Upload-Services sind derzeit nicht erreichbar.',
  wrongType:
    'Bitte wähle ein PDF, ein Bild (PNG, JPG, WebP), einen Text (TXT, CSV) oder ein Word- oder Excel-Dokument.',
  tooLarge: 'Das Dokument darf höchstens 25 MB groß sein.',
  empty: 'Dieses Dokument ist leer. Bitte wähle ein anderes.',
  remove: (name: string) => `Dokument „${name}“ löschen`,
  removeTitle: 'Dokument löschen?',
  removeNow: 'Dokument löschen',
  confirmRemove: (name: string) =>
    `Möchtest du das Dokument „${name}“ wirklich löschen? Es verschwindet auch für die Person, die es lesen konnte.`,
  removed: 'Erfolgreich gelöscht!',
} as const
