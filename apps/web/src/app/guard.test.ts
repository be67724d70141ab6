import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { admin, member } from '../lib/testing/render-page.tsx'
import { createGuard, type ResolveSession } from './guard.ts'

type SessionUser = Awaited<ReturnType<ResolveSession>>

async function runGuard(
  kind: 'signedIn' | 'admin' | 'signedOut' | 'mailLink' | 'withoutSecondFactor',
  user: SessionUser,
  path: string,
) {
  const guard = createGuard(async () => user)
  const response = await guard[kind]({ request: new Request(`http://kostbar.test${path}`) } as LoaderFunctionArgs)
  return response?.headers.get('location') ?? 'passed'
}

test('redirects to the login with the return path when signed out', async () => {
  expect(await runGuard('signedIn', null, '/profile')).toBe('/login?weiter=%2Fprofile')
  expect(await runGuard('admin', null, '/user-management?suche=a&seite=2')).toBe(
    '/login?weiter=%2Fuser-management%3Fsuche%3Da%26seite%3D2',
  )
})

test('passes when signed in, and redirects login and sign-up to the profile', async () => {
  expect(await runGuard('signedIn', member, '/profile')).toBe('passed')
  expect(await runGuard('signedOut', member, '/login')).toBe('/profile')
  expect(await runGuard('signedOut', null, '/login')).toBe('passed')
})

test('redirects members from admin pages to their profile with an error', async () => {
  expect(await runGuard('admin', admin, '/user-management')).toBe('passed')
  expect(await runGuard('admin', member, '/user-management')).toBe('/profile?error=forbidden')
})

test('passes when the server does not know the session; the browser runs the guard again', async () => {
  expect(await runGuard('signedIn', undefined, '/profile')).toBe('passed')
  expect(await runGuard('signedOut', undefined, '/login')).toBe('passed')
  expect(createGuard(async () => null).signedIn.hydrate).toBe(true)
})

test('moves tokens of older mailed links to the fragment', async () => {
  expect(await runGuard('mailLink', null, '/passwort-zuruecksetzen?user=u1&token=t%2B1')).toBe(
    '/passwort-zuruecksetzen#user=u1&token=t%2B1',
  )
  expect(await runGuard('mailLink', member, '/newsletter/abmelden')).toBe('passed')
})

test('staff without the second factor they need set it up first, and return to the page they asked for', async () => {
  const trainer: SessionUser = { ...member, roles: ['ROLE_TRAINER'], trainer: true, secondFactor: 'REQUIRED' }
  const setUp = '/zweiter-schritt?weiter=%2Fprofile%3Ftab%3D1'
  expect(await runGuard('signedIn', trainer, '/profile?tab=1')).toBe(setUp)
  expect(await runGuard('withoutSecondFactor', trainer, setUp)).toBe('passed')
  expect(await runGuard('withoutSecondFactor', { ...trainer, secondFactor: 'ACTIVE' }, setUp)).toBe('/profile?tab=1')
  expect(await runGuard('withoutSecondFactor', member, '/zweiter-schritt')).toBe('/profile')
  expect(await runGuard('withoutSecondFactor', null, '/zweiter-schritt')).toBe('/login?weiter=%2Fzweiter-schritt')
  expect(await runGuard('signedIn', { ...trainer, secondFactor: 'ACTIVE' }, '/profile')).toBe('passed')
})
