import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'

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

test('a component may request a frame when it unmounts', () => {
  render(<FrameOnUnmount />)
})

test('frames of the test before never run', async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(framesRun).toBe(0)
})
