import { useContext, useSyncExternalStore } from 'react'
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'

const subscribeToNothing = () => () => {}

/**
 * Where the person is going: the location of a navigation from the tap until its page is rendered, undefined otherwise.
 * Components with it are rendered before the next frame, so that what was tapped can answer at once. `useNavigation` tells it
 * in a transition, for which everything that depends on the location is rendered again.
 */
export function useNextLocation(): Location | undefined {
  const current = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const newest = useSyncExternalStore(
    router?.subscribe ?? subscribeToNothing,
    () => (router ? (router.state.navigation.location ?? router.state.location) : current),
    () => current,
  )
  return newest.key === current.key ? undefined : newest
}
