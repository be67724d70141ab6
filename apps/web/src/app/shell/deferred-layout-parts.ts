import { once } from '../../lib/once.ts'

const parts = () => import('./parts.ts')

/** Imports of the parts of the layout that are hydrated after the page, all from one chunk. */
export const deferredLayoutParts = {
  footer: once(async () => (await parts()).Footer),
  mobileMenuBody: once(async () => (await parts()).MobileMenuBody),
  offlineNotice: once(async () => (await parts()).OfflineNotice),
  slimFooter: once(async () => (await parts()).SlimFooter),
}
