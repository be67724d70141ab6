import { expect, test } from 'vitest'
import { createAnchor } from './anchor.ts'

test.each([
  ['So geht Kostbar', 'so-geht-kostbar'],
  ['Für dich: Öl & Essig', 'fuer-dich-oel-essig'],
  ['Crème fraîche – 30 g?', 'creme-fraiche-30-g'],
  ['Süßes, ohne Maß', 'suesses-ohne-mass'],
  ['???', ''],
])('%s is #%s', (heading, anchor) => expect(createAnchor(heading)).toBe(anchor))
