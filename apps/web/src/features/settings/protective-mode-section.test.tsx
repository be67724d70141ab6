import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ProtectiveModeSection } from './protective-mode-section.tsx'

test('forgets numbers that other pages have cached, and keeps the focus', async () => {
  const calls = fakeApi({
    'POST /users/protective-mode': () => ({ success: true }),
    'GET /users/info': () => ({ ...member, protectiveMode: true }),
  })
  const { user, queries } = renderPage(<ProtectiveModeSection id="ohne-zahlen" />)
  const keys = [evaluations.get, evaluations.compare, challenges.mine, challenges.getMine].map(({ path }) => [path, {}])
  for (const key of keys) queries.setQueryData(key, { points: 12 })
  const checkbox = screen.getByRole('checkbox')
  await user.click(checkbox)
  await screen.findByText('Die Zahlen sind ausgeblendet.')
  await waitFor(() => expect(keys.map((key) => queries.getQueryData(key))).toEqual(keys.map(() => undefined)))
  expect(calls[0]?.body).toEqual({ protectiveMode: true })
  expect(document.activeElement).toBe(checkbox)
})
