import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PersonSection } from './person-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['', false],
  ['Mehr Gemüse', true],
])('with the goals %j, a row shows them: %j', async (goals, isShown) => {
  fakeApi({})
  renderPage(<PersonSection id="daten" />, { user: { ...member, goals } })
  await screen.findByText('Art des Kontos')
  expect(screen.queryByText('Ziele') !== null).toBe(isShown)
})
