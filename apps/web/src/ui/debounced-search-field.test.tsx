import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DebouncedSearchField } from './debounced-search-field.tsx'

afterEach(() => document.body.replaceChildren())

test('searches for text typed before hydration', async () => {
  const onSearch = vi.fn()
  const search = <DebouncedSearchField label="Suchen" value="" onSearch={onSearch} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(search)
  const input = container.querySelector('input')
  if (input) input.value = 'Kaffee'
  const root = await act(async () => hydrateRoot(container, search))
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('Kaffee'))
  expect(input?.value).toBe('Kaffee')
  await act(async () => root.unmount())
})

test('cuts a long search before it is used', async () => {
  const onSearch = vi.fn()
  render(<DebouncedSearchField label="Suchen" value="" onSearch={onSearch} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: `${'ä'.repeat(199)}🍞🍞` } })
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith(`${'ä'.repeat(199)}🍞`))
})
