import { once } from '../../lib/once.ts'

const parts = () => import('./parts.ts')

/** Imports of the parts of the layout that are hydrated after the page, all from one chunk. */
export const deferredLayoutParts = {
  footer: once(async () => (await parts()).Footer),
  loseSession: once(async () => (await parts()).loseSession),
  mobileMenuBody: once(async () => (await parts()).MobileMenuBody),
  notices: once(async () => (await parts()).Notices),
  slimFooter: once(async () => (await parts()).SlimFooter),
}
