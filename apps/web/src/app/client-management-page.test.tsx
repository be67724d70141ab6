import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { ClientManagementPage } from './client-management-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
