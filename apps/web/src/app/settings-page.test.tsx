import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../lib/testing/render-page.tsx'
import { SettingsPage } from './settings-page.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const adminWhoTrains = { ...trainer, roles: ['ROLE_TRAINER' as const, 'ROLE_ADMIN' as const] }

/** Sections that only some users see. */
const ofSome = ['Begleitung', 'Trainerprofil', 'Ernährungsprofil']

test.each([
  ['members', member, ['Begleitung', 'Ernährungsprofil']],
  ['trainers', trainer, ['Trainerprofil']],
  ['admins, whom nobody can coach', admin, ['Ernährungsprofil']],
  ['admins who are trainers', adminWhoTrains, ['Trainerprofil']],
])('shows the sections that concern %s', (_who, user, expected) => {
  fakeApi({})
  renderPage(<SettingsPage />, { user })
  const links = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent).filter((name) => ofSome.includes(name))).toEqual(expected)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.filter((name) => ofSome.includes(name))).toEqual(expected)
})
