import { notes } from '@kostbar/contracts/notes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryView } from '../ui/query-view.tsx'
import { query } from './api.ts'
import { fakeApi, refusal } from './testing/fake-api.ts'
import { renderPage } from './testing/render-page.tsx'
import { useRefetched } from './use-refetched.ts'

const note = (title: string) => ({
  ...{ id: title, title, note: '', addedByAdmin: false, addedBy: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
})

function Titles() {
  const notesQuery = useRefetched(useQuery({ ...query(notes.mine), refetchOnMount: 'always' }))
  return (
    <QueryView query={notesQuery} skeleton="Lädt">
      {(list) => <p>{list.map(({ title }) => title).join()}</p>}
    </QueryView>
  )
}

test('shows no cached answer, not even when it cannot be fetched again; later failures leave what is shown', async () => {
  let isDown = true
  fakeApi({ 'GET /notes': () => (isDown ? refusal(503, 'unavailable') : [note('Neu')]) })
  const { user, queries } = renderPage(<Titles />)
  const { queryKey } = query(notes.mine)
  queries.setQueryData(queryKey, [note('Alt')], { updatedAt: Date.now() - 60_000 })
  await user.click(await screen.findByRole('button', { name: 'Nochmal versuchen' }))
  expect(screen.queryByText('Alt')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Neu')
  isDown = true
  await act(() => queries.invalidateQueries({ queryKey }))
  await waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('error'))
  screen.getByText('Neu')
})
