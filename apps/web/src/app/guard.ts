import type { User } from '@kostbar/contracts/users/schemas'
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { invitationPath } from '../domain/invites/invite-links.ts'
import { isAdmin, isStaff } from '../domain/users/person.ts'
import { disableAnalytics, isTracking } from '../lib/analytics.ts'
import { loginPath, parseReturnPath, paths, secondFactorPath } from '../lib/paths.ts'

/**
 * Resolves the session: the user, null when signed out, undefined when only the browser can find out (token refresh).
 */
export type ResolveSession = () => Promise<User | null | undefined>

/** Path of the profile that shows the toast 'Du bist dazu nicht berechtigt'. */
const forbiddenPath = `${paths.profile}?error=forbidden`

/** Route guards: loaders that pass or redirect. Server and browser use the same ones. */
export function createGuard(resolveSession: ResolveSession) {
  const allow = (isAllowed: (user: User) => boolean) =>
    personal(async ({ request }) => {
      const user = await resolveSession()
      if (user === null) return redirect(loginPath(pathAndSearch(request)))
      if (user?.secondFactor === 'REQUIRED') return redirect(secondFactorPath(pathAndSearch(request)))
      if (user && !isAllowed(user)) return redirect(forbiddenPath)
      return leaveTracking(request)
    })
  return {
    signedIn: allow(() => true),
    staff: allow(isStaff),
    trainer: allow((user) => user.trainer),
    admin: allow(isAdmin),
    /** Pages for signing in and up; signed-in users are redirected to their profile, or to their invitation. */
    signedOut: personal(async ({ request }) =>
      (await resolveSession())
        ? redirect(invitationPathOf(request) ?? paths.profile)
        : (moveTokenToFragment(request) ?? leaveTracking(request)),
    ),
    /** The page where staff set up the second factor they are missing. */
    withoutSecondFactor: personal(async ({ request }) => {
      const user = await resolveSession()
      if (user === null) return redirect(loginPath(pathAndSearch(request)))
      if (user && user.secondFactor !== 'REQUIRED') return redirect(parseReturnPath(new URL(request.url).search))
      return leaveTracking(request)
    }),
    /** Pages that mailed links open; accessible with and without a session. */
    mailLink: personal(async ({ request }) => moveTokenToFragment(request) ?? leaveTracking(request)),
  }
}

export type Guard = ReturnType<typeof createGuard>

type GuardLoader = (args: LoaderFunctionArgs) => Promise<Response | null>

/** Runs the guard at hydration too: the server may not have known the session. */
const withHydration = (guard: GuardLoader) => Object.assign(guard, { hydrate: true as const })

/** Marks the loader of a page with personal data, passwords or tokens: never tracked. */
const personal = (guard: GuardLoader) => Object.assign(withHydration(guard), { personal: true as const })

/** Personal pages are never tracked: a document that has loaded analytics scripts is replaced. */
function leaveTracking(request: Request): Response | null {
  if (isTracking()) return redirectDocument(pathAndSearch(request))
  disableAnalytics()
  return null
}

/**
 * Moves the token of a mailed link from the query to the fragment, because queries are part of `Referer` headers and
 * histories.
 * @returns the redirect; null when the query has no token
 */
function moveTokenToFragment(request: Request): Response | null {
  const { pathname, search, searchParams } = new URL(request.url)
  const hasToken = searchParams.has('token') || searchParams.has('inviteId')
  return hasToken ? redirect(`${pathname}#${search.slice(1)}`) : null
}

/** The page of the invitation that a registration link names; null without one. */
function invitationPathOf(request: Request): string | null {
  const inviteId = new URL(request.url).searchParams.get('inviteId')
  return inviteId && invitationPath(inviteId)
}

function pathAndSearch(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
