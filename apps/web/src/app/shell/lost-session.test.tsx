import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askToSignIn } from '../../lib/lost-session.ts'
import { LostSession } from './lost-session.tsx'

vi.mock('../../features/auth/sign-in-again.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const elsewhere = /^Melde dich in einem anderen Tab wieder an/

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), /^Keine Verbindung/],
  ['while the server fails', async () => new Response(null, { status: 503 }), /^Keine Verbindung/],
  ['where its import has failed before, or belongs to an earlier release', async () => new Response(), elsewhere],
])('the calls that wait say what to do if the dialog cannot be loaded %s', async (_what, fetchPage, sentence) => {
  vi.stubGlobal('fetch', fetchPage)
  render(<LostSession />)
  for (const _attempt of [1, 2]) {
    const asked = act(() => askToSignIn('ended'))
    await expect(asked).rejects.toMatchObject({ code: 'offline', msg: expect.stringMatching(sentence) })
  }
})
