import type { User } from '@kostbar/contracts/users/schemas'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ToastHost } from '../../ui/toast-host.tsx'
import { deleteCookie } from '../delete-cookie.ts'
import { type PublicSettings, publicSettingsQuery } from '../public-settings.ts'
import { createQueryClient } from '../query-client.ts'
import { markerCookie, sessionQuery } from '../session.ts'
import { abandonAfterTest } from './abandon-changes.ts'

interface PageOptions {
  /** URL at which the page is rendered. */
  readonly at?: string
  readonly user?: User | null
  readonly settings?: PublicSettings
}

/** Query client without retries, whose changes end with the test. */
export function testQueries(): QueryClient {
  const queries = createQueryClient()
  queries.setDefaultOptions({ ...queries.getDefaultOptions(), queries: { networkMode: 'always', retry: false } })
  abandonAfterTest(queries)
  return queries
}

/** Renders a page with the app's providers, toasts, a router and a signed-in member. */
export function renderPage(page: ReactElement, options: PageOptions = {}) {
  const { element, ...rest } = appWith(page, options)
  return { ...render(element), ...rest }
}

/**
 * Renders a page on the server, then hydrates it.
 * @param meanwhile simulates user actions before hydration
 */
export function hydratePage(page: ReactElement, meanwhile: () => void, options: PageOptions = {}) {
  const { element, ...rest } = appWith(page, options)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  meanwhile()
  return { ...render(element, { container, hydrate: true }), ...rest }
}

/** Types into a field before hydration, that is, without events that React would see. */
export function typeBeforeHydration(label: string, text: string) {
  screen.getByLabelText<HTMLInputElement>(label).value = text
}

/** Sets the cookie by which scripts know that somebody is signed in, for as long as the API does: tests move the clock. */
export function setMarkerCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the API sets it
  document.cookie = `${markerCookie}=1; path=/; max-age=${30 * 86_400}`
}

function appWith(page: ReactElement, { at = '/', user = member, settings = {} }: PageOptions) {
  const queries = testQueries()
  if (user) setMarkerCookie()
  else deleteCookie(markerCookie)
  queries.setQueryData(sessionQuery.queryKey, user)
  queries.setQueryData(publicSettingsQuery.queryKey, settings)
  const element = (
    <>
      {page}
      <ToastHost />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const app = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  return { element: app, queries, router, user: userEvent.setup() }
}

export const member: User = {
  id: '0198c000-0000-7000-8000-000000000001',
  email: 'anna@kostbar.test',
  emailConfirmed: true,
  firstName: 'Anna',
  lastName: 'Demo',
  phoneNumber: '+43 660 1234567',
  goals: '',
  roles: [],
  trainer: false,
  profileImage: null,
  kcal: null,
  carbs: null,
  proteins: null,
  fats: null,
  weekdayTargets: null,
  protectiveMode: false,
  profileSteps: [],
  firstStepsHidden: false,
  hasAccess: true,
  membershipUnpaid: false,
  secondFactor: 'OFF',
  onTrial: false,
  trialUntil: null,
  createdAt: '2026-01-21T10:00:00.000Z',
}

export const admin: User = { ...member, id: '0198c000-0000-7000-8000-000000000002', roles: ['ROLE_ADMIN'] }
