import type { ObjectName } from './objects.ts'

/** Single objects without ground, as icons beside text, by their file in `content/assets/zeichen`. */
export const storyIcons = {
  analyse: 'tape',
  antwort: 'envelope',
  begleitung: 'coffee',
  einkauf: 'list',
  fragen: 'pear',
  kueche: 'pumpkin',
  kunden: 'plant',
  notizen: 'notebook',
  plan: 'bowl',
  rezepte: 'tomato',
  saison: 'apple',
  vorlagen: 'clayPot',
  zeit: 'clock',
  zugang: 'key',
} as const satisfies Record<string, ObjectName>
