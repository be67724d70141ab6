import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'

const onFrame = vi.fn()

function FrameOnUnmount() {
  useEffect(() => () => void requestAnimationFrame(onFrame), [])
  return null
}

test('a component may request a frame when it unmounts', () => {
  render(<FrameOnUnmount />)
})

test('frames of the test before never run', async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(onFrame).not.toHaveBeenCalled()
})
