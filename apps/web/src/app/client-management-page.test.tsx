import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, hoursFromNow, list } from '../features/clients/testing/client-list.ts'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { ClientManagementPage } from './client-management-page.tsx'

const user = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const page = { items: [], page: 1, perPage: 25, total: 0 }

test('leads to the invitations, named by the URL, with inviting at hand in both views', async () => {
  fakeApi({ 'GET /invites': () => page })
  renderPage(<ClientManagementPage />, { at: '/client-management?ansicht=einladungen', user })
  await screen.findByRole('heading', { name: 'Noch keine Einladungen' })
  expect(screen.getByRole('link', { name: 'Einladungen' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Kunden' }).getAttribute('href')).toBe('/client-management')
  expect(screen.getAllByRole('button', { name: 'Einladen' }).length).toBeGreaterThan(0)
})

test('invites somebody again whose coaching ended, with address and name filled in', async () => {
  const former = client('Emil', { status: 'ARCHIVED', group: null, endedBy: 'CLIENT', endedAt: hoursFromNow(-48) })
  fakeApi({ ...list([former]), 'GET /stripe/client-slots/usage': () => ({ bought: 10, used: 2, free: 8 }) })
  const { user: person } = renderPage(<ClientManagementPage />, { at: '/client-management?ansicht=archiv', user })
  await person.click(await screen.findByRole('button', { name: 'Emil Muster neu einladen' }))
  expect(await screen.findByRole('textbox', { name: 'E-Mail' })).toHaveProperty('value', former.email)
  expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveProperty('value', 'Emil')
})
