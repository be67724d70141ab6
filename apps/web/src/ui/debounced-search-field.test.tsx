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

test('keeps what was typed before its own search arrived in the URL, and follows changes from outside', async () => {
  const onSearch = vi.fn()
  const field = (value: string) => <DebouncedSearchField label="Suchen" value={value} onSearch={onSearch} />
  const { rerender } = render(field(''))
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(input, { target: { value: 'Lin' } })
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('Lin'))
  fireEvent.change(input, { target: { value: 'Lins' } })
  rerender(field('Lin'))
  expect(input.value).toBe('Lins')
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('Lins'))
  rerender(field('Lins'))
  rerender(field(''))
  expect(input.value).toBe('')
  rerender(field('Lins'))
  expect(input.value).toBe('Lins')
})
