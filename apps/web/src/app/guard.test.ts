import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { admin, member } from '../lib/testing/render-page.tsx'
import { createGuard, type Identify } from './guard.ts'

type Visitor = Awaited<ReturnType<Identify>>

async function open(kind: 'signedIn' | 'admin' | 'signedOut', visitor: Visitor, path: string) {
  const guard = createGuard(async () => visitor)
  const answer = await guard[kind]({ request: new Request(`http://kostbar.test${path}`) } as LoaderFunctionArgs)
  return answer?.headers.get('location') ?? 'open'
}

test('without a session a guarded page leads to the login, which knows the way back', async () => {
  expect(await open('signedIn', null, '/profile')).toBe('/login?weiter=%2Fprofile')
  expect(await open('admin', null, '/user-management?suche=a&seite=2')).toBe(
    '/login?weiter=%2Fuser-management%3Fsuche%3Da%26seite%3D2',
  )
})

test('with a session a guarded page opens, and login and registration lead to the profile', async () => {
  expect(await open('signedIn', member, '/profile')).toBe('open')
  expect(await open('signedOut', member, '/login')).toBe('/profile')
  expect(await open('signedOut', null, '/login')).toBe('open')
})

test('a page for admins sends others to their profile, which says why', async () => {
  expect(await open('admin', admin, '/user-management')).toBe('open')
  expect(await open('admin', member, '/user-management')).toBe('/profile?error=forbidden')
})

test('where the server cannot tell who is here, the page opens and the browser decides', async () => {
  expect(await open('signedIn', undefined, '/profile')).toBe('open')
  expect(await open('signedOut', undefined, '/login')).toBe('open')
  expect(createGuard(async () => null).signedIn.hydrate).toBe(true)
})
