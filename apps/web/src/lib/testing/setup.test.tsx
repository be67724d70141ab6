import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { hasUnsavedChanges, markUnsaved } from '../leave-guards.ts'

let framesRun = 0

function FrameOnUnmount() {
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        framesRun += 1
      }),
    [],
  )
  return null
}

test('a test may leave frames and unsaved changes behind', () => {
  render(<FrameOnUnmount />)
  markUnsaved()
  expect(hasUnsavedChanges()).toBe(true)
})

test('nothing of the test before is unsaved', () => {
  expect(hasUnsavedChanges()).toBe(false)
})

test('frames of the test before never run', async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(framesRun).toBe(0)
})
