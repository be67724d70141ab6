import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HydrationMarker } from './hydration-marker.tsx'

const isContainerLoaded = vi.hoisted(() => vi.fn())
vi.mock('../ui/toast-container.tsx', () => {
  isContainerLoaded()
  return { Toasts: () => null }
})

test('toasts are loaded as soon as the page is hydrated, so that they can tell of a connection that goes then', async () => {
  const root = document.createElement('div')
  root.dataset.unhydrated = ''
  render(<HydrationMarker root={root}>Seite</HydrationMarker>)
  expect(root.dataset.unhydrated).toBeUndefined()
  await vi.waitFor(() => expect(isContainerLoaded).toHaveBeenCalledTimes(1))
})
