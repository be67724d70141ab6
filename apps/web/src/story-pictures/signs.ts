import type { PropName } from './props.tsx'

/** Single things on no ground, as small signs beside a line of text. */
export const storySigns = {
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
} as const satisfies Record<string, PropName>
