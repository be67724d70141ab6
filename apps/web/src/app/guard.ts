import type { User } from '@kostbar/contracts/users/schemas'
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { isAdmin, isStaff } from '../domain/users/person.ts'
import { disableAnalytics, isTracking } from '../lib/analytics.ts'
import { loginPath, paths } from '../lib/paths.ts'

/** Who is here: the user, null when signed out, undefined when only the browser can find out (it renews sessions). */
export type Identify = () => Promise<User | null | undefined>

/** The query of the profile that makes it say 'Du bist dazu nicht berechtigt'. */
export const refused = `${paths.profile}?error=forbidden`

/** Loaders that let people in or send them elsewhere; the server and the browser run the same ones. */
export function createGuard(identify: Identify) {
  const allow = (may: (user: User) => boolean) =>
    personal(async ({ request }) => {
      const user = await identify()
      if (user === null) return redirect(loginPath(pathOf(request)))
      if (user && !may(user)) return redirect(refused)
      // Services that count do not see personal pages: what has loaded them is left for good.
      if (isTracking()) return redirectDocument(pathOf(request))
      disableAnalytics()
      return null
    })
  return {
    /** Everyone with a session. */
    signedIn: allow(() => true),
    staff: allow(isStaff),
    /** Those who coach. */
    trainer: allow((user) => user.trainer),
    admin: allow(isAdmin),
    /** Signing in and registering is for those without a session; others go to their profile. */
    signedOut: alsoAtHydration(async () => ((await identify()) ? redirect(paths.profile) : null)),
  }
}

export type Guard = ReturnType<typeof createGuard>

type GuardLoader = (args: LoaderFunctionArgs) => Promise<Response | null>

/** The server may not have known who is here, so the browser asks once more when it takes over. */
const alsoAtHydration = (guard: GuardLoader) => Object.assign(guard, { hydrate: true as const })

/** Marks the loader of a page with somebody's own data. */
const personal = (guard: GuardLoader) => Object.assign(alsoAtHydration(guard), { personal: true as const })

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
