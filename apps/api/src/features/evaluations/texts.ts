import type { GapKind, WellbeingRow } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { Nutrient } from '@kostbar/contracts/nutrition'
import type { StoredDay } from './protocols.ts'

/** Questions about a day of a protocol: label and unit, in the order in which they are shown. */
export const dayFieldTexts: readonly {
  readonly field: Exclude<keyof StoredDay, 'day' | 'complete'>
  readonly label: string
  readonly unit: string
}[] = [
  { field: 'sleepQuality', label: 'Schlaf', unit: '1–5' },
  { field: 'sleepHours', label: 'Schlafdauer', unit: 'Stunden' },
  { field: 'weightKg', label: 'Gewicht', unit: 'kg' },
  { field: 'waterMl', label: 'Wasser', unit: 'ml' },
  { field: 'steps', label: 'Schritte', unit: '' },
  { field: 'stress', label: 'Stress', unit: '1–10' },
  { field: 'energy', label: 'Energie', unit: '1–10' },
  { field: 'mood', label: 'Stimmung', unit: '1–5' },
  { field: 'movement', label: 'Bewegung', unit: '' },
  { field: 'complaints', label: 'Beschwerden', unit: '' },
  { field: 'special', label: 'Besonderes', unit: '' },
  { field: 'note', label: 'Notiz', unit: '' },
]

export const nutrientTexts: Readonly<Record<Nutrient, string>> = {
  kcal: 'Energie (kcal)',
  carbs: 'Kohlenhydrate (g)',
  proteins: 'Proteine (g)',
  fats: 'Fette (g)',
}

export const wellbeingTexts: Readonly<Record<WellbeingRow['field'], string>> = {
  sleepHours: 'Schlaf (Stunden)',
  sleepQuality: 'Schlaf (1 bis 5)',
  stress: 'Stress (1 bis 10)',
  energy: 'Energie (1 bis 10)',
  mood: 'Stimmung (1 bis 5)',
  steps: 'Schritte',
}

export const gapTexts: Readonly<Record<GapKind, string>> = {
  MEALS: 'keine Mahlzeit',
  COMPLETE: 'nicht als vollständig markiert',
  WATER: 'Wasser',
  SLEEP: 'Schlaf',
  STRESS: 'Stress',
}
