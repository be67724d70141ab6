import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { emptyThread } from '../features/messages/testing/empty-thread.ts'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { UserMessagesPage } from './user-pages.tsx'

const trainer = { ...member, id: 'trainer', roles: ['ROLE_TRAINER' as const], trainer: true }

test('a trainer inserts a saved reply, and goes on writing after it', async () => {
  fakeApi({
    ...emptyThread,
    'GET /messages/saved-replies': () => [{ id: 'r1', title: 'Begrüßung', text: 'Schön, dass du da bist!' }],
  })
  const page = (
    <Routes>
      <Route path="/user/:id/nachrichten" element={<UserMessagesPage />} />
    </Routes>
  )
  const { user } = renderPage(page, { at: `/user/${member.id}/nachrichten`, user: trainer })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht an Anna' })
  await user.click(screen.getByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Begrüßung' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard(' Bis bald')
  expect(field.value).toBe('Schön, dass du da bist! Bis bald')
})
