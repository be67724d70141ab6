import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'
import type { ProtocolUnit } from './options.ts'

test.each<[number | null, ProtocolUnit | null, string]>([
  [1, 'SLICE', '1 Scheibe'],
  [2, 'SLICE', '2 Scheiben'],
  [0.5, 'PORTION', '0,5 Portion'],
  [1.5, 'PORTION', '1,5 Portionen'],
  [3, 'GLASS', '3 Gläser'],
  [2, 'HANDFUL', '2 Handvoll'],
  [1200, 'ML', '1.200 ml'],
  [2, null, '2'],
  [null, 'CUP', 'Tasse'],
  [null, null, ''],
])('%s %s is "%s"', (amount, unit, text) => expect(amountText(amount, unit)).toBe(text.replace(' ', '\u00a0')))
