import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { replaceRepeated } from './replace-repeated.ts'

const pages = ['/profile', '/rezepte', '/einkauf'].map((path) => ({ path }))

test('navigating twice to the same page adds one entry', async () => {
  const router = createMemoryRouter(pages, { initialEntries: ['/profile'] })
  replaceRepeated(router)
  await router.navigate('/rezepte?suche=linsen')
  await router.navigate('/rezepte?suche=linsen')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/profile')
})

test('another search or page adds an entry', async () => {
  const router = createMemoryRouter(pages, { initialEntries: ['/profile'] })
  replaceRepeated(router)
  await router.navigate('/rezepte?suche=linsen')
  await router.navigate('/rezepte')
  await router.navigate('/einkauf')
  await router.navigate(-2)
  expect(router.state.location.search).toBe('?suche=linsen')
})
