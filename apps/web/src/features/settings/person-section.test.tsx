import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PersonSection } from './person-section.tsx'

test.each([
  ['', false],
  ['Mehr Gemüse', true],
])('with the goals %j, a row shows them: %j', async (goals, isShown) => {
  fakeApi({})
  renderPage(<PersonSection id="daten" />, { user: { ...member, goals } })
  await screen.findByText('Art des Kontos')
  expect(screen.queryByText('Ziele') !== null).toBe(isShown)
})
