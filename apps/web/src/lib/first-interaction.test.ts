import { expect, test } from 'vitest'
import { firstInteraction } from './first-interaction.ts'

/**
 * A pointer move as browsers dispatch it: in the test's DOM, `PointerEventInit` does not support `movementX` and
 * `movementY`.
 */
function pointerMove(movementX: number): PointerEvent {
  return Object.defineProperties(new PointerEvent('pointermove'), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  })
}

test('waits for a real movement of the pointer', async () => {
  let hasInteracted = false
  const interaction = firstInteraction().then(() => {
    hasInteracted = true
  })
  dispatchEvent(pointerMove(0))
  await Promise.resolve()
  await Promise.resolve()
  expect(hasInteracted).toBe(false)
  dispatchEvent(pointerMove(3))
  await interaction
  expect(hasInteracted).toBe(true)
})
