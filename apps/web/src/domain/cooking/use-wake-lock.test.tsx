import { cleanup, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

const Screen = () => <p>{useWakeLock() ? 'wach' : 'schläft'}</p>

/** A lock as the browser gives it. */
function createLock() {
  const lock = Object.assign(new EventTarget(), {
    released: false,
    release: async () => {
      lock.released = true
      lock.dispatchEvent(new Event('release'))
    },
  })
  return lock
}

test('of two locks that the browser gives while the page is hidden and shown again, none outlasts the component', async () => {
  const locks = [createLock(), createLock()]
  const answers = locks.map(() => Promise.withResolvers<unknown>())
  const pending = [...answers]
  vi.stubGlobal('navigator', { wakeLock: { request: () => pending.shift()?.promise } })
  const { findByText } = render(<Screen />)
  document.dispatchEvent(new Event('visibilitychange'))
  for (const [index, { resolve }] of answers.entries()) resolve(locks[index])
  await findByText('wach')
  expect(locks.filter(({ released }) => !released)).toHaveLength(1)
  cleanup()
  expect(locks.filter(({ released }) => !released)).toEqual([])
})
