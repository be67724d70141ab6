import { users } from '@kostbar/contracts/users/endpoints'
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { UserPage } from './user-page.tsx'

const next = { ...member, id: '0198c000-0000-7000-8000-000000000009', firstName: 'Ben' }

test("what is typed about one client does not stand in the next one's form, even if both are cached", async () => {
  fakeApi({
    [`GET /users/${member.id}/info`]: () => member,
    [`GET /users/${next.id}/info`]: () => next,
  })
  const { user, router, queries } = renderPage(
    <Routes>
      <Route path="/user/:id" element={<UserPage />}>
        <Route index element={<input aria-label="Notiz" />} />
      </Route>
    </Routes>,
    { at: `/user/${member.id}`, user: admin },
  )
  queries.setQueryData(query(users.get, { params: { id: next.id } }).queryKey, next)
  await user.type(await screen.findByLabelText('Notiz'), 'Nur für Anna')
  await act(() => router.navigate(`/user/${next.id}`))
  await screen.findByRole('heading', { name: 'Ben Demo' })
  expect(screen.getByLabelText<HTMLInputElement>('Notiz').value).toBe('')
})

test('the name of the person gets the focus that opening their page gave to the heading shown meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof member>()
  fakeApi({ [`GET /users/${member.id}/info`]: () => promise })
  renderPage(
    <main>
      <Routes>
        <Route path="/user/:id" element={<UserPage />} />
      </Routes>
    </main>,
    { at: `/user/${member.id}`, user: admin },
  )
  const meanwhile = screen.getByRole('heading', { level: 1 })
  meanwhile.tabIndex = -1
  meanwhile.focus()
  resolve(member)
  const name = await screen.findByRole('heading', { name: 'Anna Demo' })
  expect(document.activeElement).toBe(name)
})

test.each(['not_found', 'forbidden'] as const)(
  'of a person who is gone, nothing can be tried again (%s)',
  async (code) => {
    fakeApi({ [`GET /users/${member.id}/info`]: () => refusal(code === 'forbidden' ? 403 : 404, code) })
    renderPage(
      <Routes>
        <Route path="/user/:id" element={<UserPage />} />
      </Routes>,
      { at: `/user/${member.id}`, user: admin },
    )
    await screen.findByRole('heading', { name: 'Diese Person findest du hier nicht' })
    expect(screen.queryByRole('button')).toBeNull()
  },
)
