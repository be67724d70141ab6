import { maxSlots } from '@kostbar/contracts/pricing'
import { expect, test } from 'vitest'
import { slotPresets, slotScale } from './slot-scale.ts'

test('the scale ascends from one slot to the most that can be bought, and has every preset', () => {
  expect([slotScale[0], slotScale.at(-1)]).toEqual([1, maxSlots])
  expect([...slotScale].sort((a, b) => a - b)).toEqual([...slotScale])
  expect(slotPresets.filter((preset) => !slotScale.some((stop) => stop === preset))).toEqual([])
})
