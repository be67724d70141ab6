import type { TargetLevel } from './day-sums.ts'

/** German words for how a sum compares with its target, for screens and PDFs. */
export const levelTexts: Readonly<Record<TargetLevel, string>> = {
  on: 'im Ziel',
  above: 'etwas mehr',
  below: 'etwas weniger',
  'far-above': 'deutlich mehr',
  'far-below': 'deutlich weniger',
}
