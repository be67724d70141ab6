import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LostPage } from './shell/lost-page.tsx'

/**
 * Makes pages outlast a lost connection: one whose code does not come can be asked for again, where the router would
 * remember the failure. For the browser, once the page it shows is there.
 */
export function patientPages(routes: readonly RouteObject[]): void {
  for (const route of routes) {
    const { lazy } = route
    if (typeof lazy === 'function') {
      // Every page of ours is loaded as a component.
      const load = async () => (await lazy()).Component as ComponentType
      route.lazy = () => lazy().catch(() => ({ element: <LostPage load={load} /> }))
    }
    patientPages(route.children ?? [])
  }
}
